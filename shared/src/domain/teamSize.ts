/** Certifiers who grade one questionnaire together, the main one among them (decisions §3). */
export const teamSize = 3;
