const set = (words: string) => new Set(words.split(" "));

/** Abbreviations that something always follows. */
export const open = set(
  "Mr. Mrs. Ms. Mx. Dr. Prof. Rev. Hon. Gen. Col. Capt. Lt. Sgt. Sen. Rep. Gov. Pres. Supt. Messrs. Mme. Mlle. St. Mt. Ft. " +
    "e.g. i.e. eg. ie. cf. vs. v. viz. ca. c. approx. resp. esp. incl. excl. al. Sr. Sra. Herr. Fr. mgr. inż. tj. ok. np. bzw. z.B. d.h. u.a. p.ej. " +
    "z. d. u. EE. Sres. Sras. Dra. núm. pág. págs. Abb. bspw. ggf. sog. vgl. evtl. Sig.",
);

/** Abbreviations of a place in a series, which a number follows. */
export const numbered = set(
  "No. no. Nos. nos. Nr. nr. Fig. fig. Figs. figs. Eq. Eqs. eq. Tab. Sec. sec. Sect. Ch. ch. Chap. chap. Vol. vol. Art. art. App. " +
    "p. pp. P. Pt. pt. para. Para. par. Ref. ref. l. ll. n. Ex. ex. Ed. ed. col. Col. Cl. cl. § ¶. Jan. Feb. Mar. Apr. Jun. Jul. Aug. Sep. Sept. Oct. Nov. Dec.",
);

/** Abbreviations that may end a sentence as well as stand inside one. */
export const either = set(
  "Inc. Ltd. Co. Corp. LLC. Bros. Jr. Sr. Ph.D. M.D. B.A. M.A. B.Sc. M.Sc. Esq. etc. U.S. U.K. U.N. E.U. D.C. a.m. p.m. A.M. P.M. " +
    "Ave. Blvd. Rd. Dept. Univ. Assn. est. Est. min. hr. hrs. sec. tsp. tbsp. oz. lb. lbs. ft. in. Mon. Tue. Wed. Thu. Fri. Sat. Sun.",
);
