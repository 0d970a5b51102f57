/** The number of certifiers who grade one questionnaire together, including the main one. */
export const teamSize = 3;
