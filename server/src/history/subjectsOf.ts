import {
  additionalKey,
  answerKey,
  areaCommentKey,
  questionCommentKey,
  questionKey,
} from '@cert/shared/domain';
import type { EditionArea, EditionQuestion } from '../questionnaires/edition.ts';

/** Under which subjects the audit trail has the changes of a question or an area. */
export type Subjects = {
  exact: string[];
  /** Of notes, as a pattern of `like`; the trail has each under its own id. */
  notes: string | undefined;
  /** Documents are told by the place that is written with them. */
  documents: { areaId: number; questionId: number | null };
};

/** The subjects of a question: its form keys, its notes, its mark and its documents. */
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

/** The subjects of an area beside its questions: grades, comments and its own documents. */
export function subjectsOfArea({ id }: EditionArea): Subjects {
  return {
    exact: [areaCommentKey(id), `area ${id}`],
    notes: undefined,
    documents: { areaId: id, questionId: null },
  };
}
