import { compilePhrases, swapPhrases } from "../language/swap-phrases.ts";
import { defineRule } from "../rule.ts";
import { blogPhrases as phrases, slogans } from "./blog-phrases.table.ts";

const table = compilePhrases(phrases);
const strongTable = compilePhrases(slogans);

export const blogPhrases = defineRule({
  id: "blog-phrases",
  why: "A stock phrase of posts and advertisements; plain words say the same and promise no more.",
  from: "standard",
  cues: [...table.keys(), ...strongTable.keys()],
  *propose(scene) {
    if (scene.block.kind === "heading") return;
    yield* swapPhrases(scene, table);
    if (scene.strength === "strong") yield* swapPhrases(scene, strongTable);
  },
  rewrites: [
    ["In this post, we'll dive deep into three kinds of yeast.", "In this post, we'll look closely at three kinds of yeast."],
    ["Let's dive into the reasons.", "Let's look at the reasons."],
    ["The course helps you unlock your full potential.", "The course helps you reach your full potential."],
    ["A good coach unleashes your true potential.", "A good coach brings out your true potential."],
    ["You can unlock the power of old bread.", "You can make the most of old bread."],
    ["These drills take your serve to the next level.", "These drills improve your serve."],
    ["Taking your garden to a whole new level takes a weekend.", "Improving your garden takes a weekend."],
    ["Stretching can kickstart your day.", "Stretching can start your day."],
    ["Cold water helps kick-start your metabolism.", "Cold water helps speed up your metabolism."],
    ["A nap works wonders for your mood.", "A nap does a lot for your mood."],
    ["A new hinge can do wonders.", "A new hinge can help a lot."],
    ["Here are three ways to supercharge your workflow.", "Here are three ways to improve your workflow."],
    ["Step up your coffee game with a better mill.", "Improve your coffee with a better mill."],
    ["The workshop took her baking game to new heights.", "The workshop improved her baking."],
    ["Rest helps teams unlock a whole new level of focus.", "Rest helps teams reach a whole new level of focus."],
    ["Elevate your cooking with fresh herbs.", "Improve your cooking with fresh herbs."],
    ["Whether you're a seasoned rower or a complete beginner, the lake is open.", "Whether you're an experienced rower or a beginner, the lake is open."],
    ["Say goodbye to tangled hoses and hello to a tidy shed.", "Swap tangled hoses for a tidy shed."],
    ["Keep a log and watch your savings soar.", "Keep a log and watch your savings grow."],
    ["In the world of home baking, patience pays.", "In home baking, patience pays."],
  ],
  leaves: [
    "We dive deep into the lake each morning.",
    "Let's dive into the pool.",
    "He unlocked the door.",
    "The hero must unleash the power of the ancient stone.",
    "Collect ten coins to take your player to the next level.",
    "The lift takes your car to the next level.",
    "The storm took our fear to a whole new level.",
    "He took his son to a new level.",
    "He would take their friendship to the next level.",
    "He kickstarted the old motorbike.",
    "The engine is supercharged.",
    "Elevate your leg above the heart.",
    "These tips elevate your financial game.",
    "She will elevate your case to the manager.",
    "Say goodbye to your friends and hello to adventure.",
    "Say goodbye to winter and hello to spring.",
    "Elevate your router by a foot.",
    "The seasoned pan was black.",
    "They said goodbye to their friends and hello to the sea.",
    "Say goodbye to your grandmother and hello to your aunt.",
    "The wonders of the world are seven.",
    "He was lost in the world of books.",
    "In the world of the dragon king, nobody sleeps.",
    "Watch the eagles soar.",
    "“Take your game to the next level” was their motto.",
    "# Take your cooking to the next level",
    "Consistency is key.",
  ],
});
