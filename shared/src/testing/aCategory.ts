import type { CategoryReply, Area } from '../contract/index.ts';
import { aQuestion } from './aQuestion.ts';

/** Category 1 with one area of an open questionnaire, as a client gets it. */
export function aCategory(given: Partial<CategoryReply> = {}): CategoryReply {
  return {
    id: 1,
    title: 'Leaving',
    slug: 'leaving',
    position: 1,
    content: null,
    areas: [anArea()],
    inactive: 0,
    locked: 0,
    keyOnly: 0,
    originalQuestionnaireId: null,
    responses: {},
    documents: [],
    previousYear: null,
    previousResponses: {},
    previousDocuments: [],
    // Only the team gets this field.
    ...(given.mainCertifier !== undefined && { ownFinalized: 0 }),
    ...given,
  };
}

/** Area 1 with one unanswered question, as a client gets it. */
export function anArea(given: Partial<Area> = {}): Area {
  const questions = given.questions ?? [aQuestion()];
  return {
    id: 1,
    title: 'Leaving well',
    slug: 'leaving-well',
    position: 1,
    minGrade: 0,
    completeness: 0,
    open: true,
    content: null,
    completed: 0,
    answerable: questions.length,
    left: questions.length,
    ...given,
    questions,
  };
}
