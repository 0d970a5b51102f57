import type { Area } from '../contract/index.ts';
import { aQuestion } from './aQuestion.ts';

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
    ...given,
    questions,
  };
}
