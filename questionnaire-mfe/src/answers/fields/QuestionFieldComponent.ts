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
