import type { ComponentType } from 'react';
import type { Question } from '@cert/shared/contract';

export type QuestionFieldProps = {
  question: Question;
  isReadOnly: boolean;
  /** Id of the text that explains why the field is read-only. */
  describedBy: string | undefined;
};

/** The field for one kind of question. It saves its own answers under the form keys of the question. */
export type QuestionFieldComponent = ComponentType<QuestionFieldProps>;

/**
 * Returns the single answer of a number or table question. The value is stored under the form key of this answer.
 * @throws Error when the question has no answer, which the importer of editions prevents
 */
export function requireSingleAnswer({
  id,
  answers: [answer],
}: Question): Question['answers'][number] {
  if (!answer) throw new Error(`question ${id} has no answer`);
  return answer;
}
