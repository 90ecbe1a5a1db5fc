/** A passage with much to edit, for stories; what the edits make of it is `outcomeOf(passage)`. */
export const passage = {
  text: [
    "The rollout, which began in March 2024, was designed to facilitate communication between the 14 regional offices. Moreover, it leveraged a robust set of tools that Meridian Logistics had already licensed.",
    "In order to reach every team, the organizers delved into the needs of each office. It is important to note that the budget was never exceeded: of the $48,000 that was granted, 9% remained unspent.",
    "“We did not expect it to be this quiet,” said Ana Duarte, who utilized a wide range of channels. Ultimately, the rollout stands as a testament to the power of careful preparation.",
  ].join("\n\n"),
  edits: [
    ["facilitate", "ease"],
    ["Moreover, it leveraged a robust set of tools", "It used tools"],
    ["In order to", "To"],
    ["delved into", "asked about"],
    ["It is important to note that the", "The"],
    ["utilized a wide range of", "used many"],
    ["Ultimately, the", "The"],
    ["stands as a testament to the power of", "shows what comes of"],
  ],
} as const;
