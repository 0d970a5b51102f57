/** The programme's rules over plain data: no React, no clock, no randomness, no network (architecture §3). */
export * from './areaGrades.ts';
export * from './bands.ts';
export * from './beyondCategories.ts';
export * from './certificate.ts';
export * from './completeness.ts';
export * from './formKeys.ts';
export * from './grade.ts';
export * from './languages.ts';
export * from './locks.ts';
export * from './password.ts';
export * from './questionKinds.ts';
export * from './refusals.ts';
export * from './roles.ts';
export * from './scoring.ts';
export * from './storedAnswers.ts';
export * from './suggestion.ts';
export * from './wholeNumbers.ts';
