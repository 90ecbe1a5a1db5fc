import type { Measured } from "./measured.ts";

/** Made by `npm run train` in tooling/training. */
export const found: Measured = {
  "learned": {
    "human": 4455,
    "generated": 5265
  },
  "added": {
    "human": 150,
    "generated": 489
  },
  "generated": 5422,
  "caught": 2156,
  "accusations": [
    {
      "group": "short stories from a forum",
      "passages": 1382,
      "accused": 0,
      "upper": 0.0026656733668350384
    },
    {
      "group": "all stories",
      "passages": 1739,
      "accused": 0,
      "upper": 0.002119016488860527
    },
    {
      "group": "writing of many kinds (L2R)",
      "passages": 1156,
      "accused": 1,
      "upper": 0.004810241137549099
    },
    {
      "group": "news",
      "passages": 451,
      "accused": 0,
      "upper": 0.008145973867484717
    },
    {
      "group": "abstracts and technical writing",
      "passages": 569,
      "accused": 3,
      "upper": 0.01533029791948456
    },
    {
      "group": "textbooks",
      "passages": 567,
      "accused": 5,
      "upper": 0.02045829013094328
    },
    {
      "group": "essays, textbooks, encyclopedic text",
      "passages": 832,
      "accused": 6,
      "upper": 0.0156299707180249
    },
    {
      "group": "blogs of public agencies",
      "passages": 614,
      "accused": 6,
      "upper": 0.021147425865464118
    },
    {
      "group": "forum, email, reviews, online",
      "passages": 1180,
      "accused": 6,
      "upper": 0.011034272930233872
    }
  ]
};
