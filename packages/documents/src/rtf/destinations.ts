/** Groups that hold something other than the text. */
export const otherDestinations = new Set(
  "colortbl info pict object objdata header headerl headerr headerf footer footerl footerr footerf ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn nonshppict shp shpinst xe tc tcn rxe title author comment atnid atnauthor annotation themedata datastore listtable listoverridetable revtbl rsidtbl generator bkmkstart bkmkend pgptbl upr background private".split(" "),
);
