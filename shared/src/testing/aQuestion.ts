import type { Question } from '../contract/index.ts';

/** Question 1, a single choice of answers 11 (Yes) and 12 (No), as a client gets it. */
export function aQuestion(given: Partial<Question> = {}): Question {
  return {
    id: 1,
    index: 1,
    title: 'Do you ask those who leave why they leave?',
    info: null,
    intro: null,
    notice: null,
    type: 'single-choice',
    answers: [anAnswer(), anAnswer({ id: 12, content: 'No' })],
    rows: null,
    important: 2,
    advanced: 0,
    advancedCategory: null,
    disabled: 0,
    disabledOnQuestionId: null,
    disabledOnAnswerId: null,
    disabledOnTexts: null,
    locked: 0,
    commentsRequired: 0,
    commentInfo: null,
    documentsRequired: 0,
    ...given,
  };
}

/** Answer 11, a plain choice without an extra input. */
export function anAnswer(
  given: Partial<Question['answers'][number]> = {},
): Question['answers'][number] {
  return { id: 11, content: 'Yes', skipAdditional: 1, excludesOthers: 0, unit: null, ...given };
}
