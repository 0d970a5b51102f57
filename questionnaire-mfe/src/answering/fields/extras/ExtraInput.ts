import type { ComponentType } from 'react';
import type { Question } from '@cert/shared/contract';
import type { AnswerValue } from '@cert/shared/domain';
import type { ChoiceExtra } from '@cert/shared/ui';

export type ExtraInputProps = {
  answer: Question['answers'][number];
  /** The value under the answer's extra key, if any. */
  value: AnswerValue | undefined;
  /** Null when the input was cleared. */
  onChange: (value: AnswerValue | null) => void;
};

/** The input for an extra value, shown with answers whose `skipAdditional` is 0. */
export type ExtraInput = {
  Input: ComponentType<ExtraInputProps>;
  place: ChoiceExtra['place'];
};
