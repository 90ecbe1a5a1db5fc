const lines = `
a an the this that these those such same another other each every either neither both all any some no none few many much more most several enough less least half
i me my mine myself you your yours yourself yourselves he him his himself she her hers herself it its itself we us our ours ourselves they them their theirs themselves one ones oneself
who whom whose which what whatever whichever whoever when whenever where wherever why how however whether
someone somebody something somewhere anyone anybody anything anywhere everyone everybody everything everywhere nobody nothing nowhere
of in to for with on at by from about into over after under between out against during without before through around among within along across behind beyond beneath beside besides above below up down off near toward towards upon onto inside outside despite amid amidst throughout per via like unlike as than since until till except regarding concerning according due because
and or but nor so yet if then else though although while whereas unless once lest provided rather instead
am is are was were be been being do does did done doing have has had having can could may might must shall should will would ought need dare used
not never n't don't doesn't didn't isn't aren't wasn't weren't won't wouldn't can't couldn't cannot shouldn't hasn't haven't hadn't ain't i'm i've i'd i'll you're you've you'd you'll he's he'd he'll she's she'd she'll it's it'd it'll we're we've we'd we'll they're they've they'd they'll that's that'd there's here's what's who's where's how's let's
here there now today again always ever often sometimes usually rarely seldom just only even still already almost quite very too also really actually perhaps maybe well indeed thus hence therefore moreover furthermore additionally consequently nevertheless nonetheless meanwhile otherwise ultimately finally overall particularly especially specifically generally typically simply merely truly deeply increasingly significantly likely etc
first second third next last later ago soon new own able
make makes made making take takes took taken get gets got getting give gives gave given go goes went going come comes came coming say says said saying see sees saw seen know knows knew known think thinks thought want wants wanted use uses using seem seems seemed become becomes became let lets put keep kept feel feels felt
yes no oh okay ok please thanks hey
`;

/** Words that carry grammar rather than a topic, and verbs so common that they do too. */
export const closedClass: readonly string[] = [...new Set(lines.trim().split(/\s+/u))];
