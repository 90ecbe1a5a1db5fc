/** Words of statutes, contracts and official notices, whose wording is not ours to ease. */
export const legal =
  /(?<!\p{L})(?:shall|hereby|herein|hereafter|thereof|whereas|pursuant|notwithstanding|lessee|lessor|tenants?|claimants?|plaintiffs?|liab(?:le|ility)|statut(?:e|es|ory)|regulations?|subsection|CFR|U\.S\.C|Act of \d{4}|section \d)(?!\p{L})/iu;
