/** How the names of saved reviews end. */
export const reviewFileEnd = ".review.json";
