import type { ComponentType } from 'react';
import type { Question } from '@cert/shared/contract';
import type { AnswerValue } from '@cert/shared/domain';
import type { ChoiceExtra } from '@cert/shared/ui';

export type ExtraInputProps = {
  answer: Question['answers'][number];
  /** What stands under the answer's extra key; undefined when nothing does. */
  value: AnswerValue | undefined;
  /** Null when the input was emptied. */
  onChange: (value: AnswerValue | null) => void;
};

/** What is entered with a choice whose `skipAdditional` is 0 (spec 1 §3). */
export type ExtraInput = {
  Input: ComponentType<ExtraInputProps>;
  place: ChoiceExtra['place'];
};
