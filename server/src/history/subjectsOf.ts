import {
  additionalKey,
  answerKey,
  areaCommentKey,
  questionCommentKey,
  questionKey,
} from '@cert/shared/domain';
import type { EditionArea, EditionQuestion } from '../questionnaires/edition.ts';

/** Subjects in the audit trail of the changes of a question or an area. */
export type Subjects = {
  exact: string[];
  /** Pattern (`like`) for the subjects of notes, because each note has its own id; undefined for an area. */
  notes: string | undefined;
  /** Target of the documents: their rows in the trail are found by the target that they contain. */
  documents: { areaId: number; questionId: number | null };
};

/** The subjects of a question: form keys, notes, mark and documents. */
export function subjectsOfQuestion({ id, areaId, answers }: EditionQuestion): Subjects {
  return {
    exact: [
      questionKey(id),
      ...answers.flatMap((answer) => [answerKey(answer.id), additionalKey(answer.id)]),
      questionCommentKey(id),
      `question ${id}`,
    ],
    notes: `comment % on question ${id}`,
    documents: { areaId, questionId: id },
  };
}

/** The subjects of an area itself: grades, comments and its own documents. */
export function subjectsOfArea({ id }: EditionArea): Subjects {
  return {
    exact: [areaCommentKey(id), `area ${id}`],
    notes: undefined,
    documents: { areaId: id, questionId: null },
  };
}
