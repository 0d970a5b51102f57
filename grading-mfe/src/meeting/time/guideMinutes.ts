/** How long the talk about one area is to take, about (spec 1 §9). */
export const guideMinutes = 25;
