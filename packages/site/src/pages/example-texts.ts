/** Texts of ours for the page about the humanizer; each has something that must not change. */
export const exampleTexts: readonly string[] = [
  "It is important to note that the survey of 1,204 nurses was not completed in every ward.",
  "Moreover, the committee decided to utilize the existing budget in order to facilitate a pilot in Leeds.",
  "The report delves into the challenges that small farms face, and it serves as a testament to the resilience of their owners.",
  "In today's fast-paced world, customer feedback plays a crucial role in shaping how teams plan their releases.",
  "“We did not expect this,” said Dr. Amara Osei, who leveraged a wide range of interviews to reach her conclusion (Osei, 2021).",
  "The new library is not just a building; it is a vibrant hub that fosters a sense of community.",
  "Great question! Here is a polished version of your paragraph:\n\nThe trial ended on 3 May.",
];
