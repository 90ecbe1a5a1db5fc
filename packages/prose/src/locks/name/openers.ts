/** Common words other than function words that open sentences, greetings and instructions; a capital there does not make them names. */
export const commonOpeners: ReadonlySet<string> = new Set(
  (
    "dear hi hello hey thanks thank please sorry yes welcome regards sincerely best kind warm warmest yours subject re note tip warning important example step " +
    "imagine consider discover meet visit contact use try take make get give keep let put set start stop call ask add apply avoid bring build buy change check choose click come compare " +
    "create cut download email ensure enter explore explain feel find follow go help hold include install join know learn leave look love mix move need open order pay pick place plan play press provide read reduce " +
    "register remember remove replace reply review run save say search see select sell send serve share show sign skip sort speak spend stay store submit support switch talk tell test think transform trust turn type " +
    "understand unlock update upload view wait walk want watch wear work write leverage utilize utilise harness foster embrace enhance elevate empower navigate delve dive streamline boost " +
    "new old good great big small long short high low early late modern recent local global social public private national international general special common certain different similar simple complex clear key main major minor " +
    "robust strong innovative comprehensive crucial essential effective efficient sustainable digital traditional successful potential real true full free easy hard fast slow young senior former current future past previous next last " +
    "poor rich large little many numerous various countless multiple several two three four five six seven eight nine ten hundreds thousands millions half " +
    "people person students teachers researchers scholars critics experts historians companies businesses teams users customers clients employees workers managers leaders members parents children men women families officials authorities analysts " +
    "research studies data evidence results findings technology science education history art music nature society culture health business government industry life time today tomorrow yesterday years days " +
    "according based given compared related due thanks regardless rather perhaps maybe indeed overall ultimately meanwhile afterwards otherwise nonetheless nevertheless conversely likewise similarly hopefully unfortunately " +
    "sometimes often always never usually rarely soon together apart alone ahead far back down up away around above below inside outside across worse better anyone everyone someone nobody everybody somebody anything everything something nothing " +
    "under over within without"
  ).split(" "),
);

/** Endings of adverbs and participles, which open sentences and are hardly ever names. */
export const commonEnding = /(?:[^aeiou]ly|[a-z]{2}ing|[a-z]{3}ed)$/;
