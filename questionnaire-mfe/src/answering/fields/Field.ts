import type { ComponentType } from 'react';
import type { Question } from '@cert/shared/contract';

export type FieldProps = {
  question: Question;
  isReadOnly: boolean;
  /** Id of the sentence on why it is read-only. */
  describedBy: string | undefined;
};

/** How one kind of question is answered. It saves by itself, under the form keys of its question. */
export type Field = ComponentType<FieldProps>;
