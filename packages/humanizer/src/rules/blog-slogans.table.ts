const lines = [
  "what are you (?:still )?waiting for\\?",
  "why wait\\?",
  "(?:now )?let['’]s (?:dive|jump) (?:right |straight )?in[.!]",
  "(?:now )?let['’]s get started[.!]",
  "(?:and )?the possibilities are (?:truly |virtually )?endless[.!]",
  "(?:and )?the sky(?:['’]s| is) the limit[.!]",
  "look no further[.!]",
  "(?:embrace|trust|enjoy) the (?:journey|process|ride)[.!]",
  "let that sink in[.!]",
  "read that again[.!]",
  "(?:and )?guess what\\?",
  "(?:but )?fear not[.!]",
  "we['’]ve got you covered[.!]",
  "but that['’]s not all[.!]",
];

/** Whole sentences that any post could have. */
export const slogan = new RegExp(`^(?:(?:so|well|now),? )?(?:${lines.join("|")})$`, "iu");

/** These answer a question; by themselves they could be meant. */
export const asksBefore = /^look /iu;

/** What answers the line, or could mean it. */
export const takesUp = /^(?:I(?:['’]m| am| was) waiting|(?:yes|no|nothing|because|if so|then|that|he|she|they)(?!\p{L})|the (?:water|pool|sea|lake|river)(?!\p{L}))/iu;
