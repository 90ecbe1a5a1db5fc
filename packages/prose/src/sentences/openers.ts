/** Words that open sentences and are no names: after an abbreviation, one of these begins a new sentence. */
export const functionWords: ReadonlySet<string> = new Set(
  (
    "a an the this that these those my your his her its our their i you he she it we they one there here " +
    "who what when where why how which whose while as at by for from in into of on onto out over to up with within without about above after against along " +
    "among around before behind below beneath beside besides between beyond despite down during except inside like near off outside past per since through throughout toward towards under until upon via " +
    "and but or nor so yet if then than because although though unless whereas whether however therefore thus hence moreover furthermore additionally also still instead " +
    "all any both each either every few many most much neither no none not nothing several some such other others another more less only even just " +
    "is are was were be been being am do does did have has had can could may might must shall should will would " +
    "now today later first second third finally next again once too very"
  ).split(" "),
);
