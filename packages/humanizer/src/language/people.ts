const endings = /(?:er|or|ist|ian|eer|ee|man|woman|men|women)s?$/u;
const others = new Set(
  "person people child children kid student adult resident citizen client patient guest participant agent assistant accountant immigrant migrant president parent friend family couple crowd group team crew staff company firm business brand organization organisation institution corporation government administration state country nation city town village school university college department agency authority council committee board court police union party army industry bank church club hospital community society public audience public team coach judge king queen prince hero host chief guard expert scholar critic poet athlete spouse wife husband mother father brother sister son daughter voice protester i me you we us him her them he she they who one anyone someone everyone many others some those".split(
    " ",
  ),
);

/** Things whose names end as those of doers do. */
const things = new Set(
  "anger barrier behavior behaviour border buffer calendar cancer center centre chapter color colour computer container corner counter danger disorder door error factor fever filter flavor flavour floor folder harbor harbour horror humor humour hunger labor labour ladder layer letter locker matter meter mirror motor number order paper parameter pillar platter poster power quarter river rumor rumour sector semester sensor shelter shoulder shower summer tower transfer trigger ulcer vector vigor water weather winter wonder".split(
    " ",
  ),
);

/** Whether a noun or pronoun, in the singular, means someone who acts. Says so too where it only may. */
export const acts = (head: string): boolean => !things.has(head) && (others.has(head) || endings.test(head));
