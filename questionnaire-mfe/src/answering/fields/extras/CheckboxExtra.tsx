import type { Question } from '@cert/shared/contract';
import { additionalKey, type AnswerValue } from '@cert/shared/domain';
import { currentValue } from '../../saving/answerSaver.ts';
import { useFormValue } from '../../saving/useFormStore.ts';
import type { ExtraInput } from './ExtraInput.ts';

type Props = Pick<ExtraInput, 'Input'> & {
  answer: Question['answers'][number];
  /** Null when the input was cleared. */
  onEnter: (value: AnswerValue | null) => void;
};

/** The extra input of a checkbox. A component of its own, so that a key press renders only this input. */
export function CheckboxExtra({ Input, answer, onEnter }: Props) {
  const beside = useFormValue(additionalKey(answer.id));
  return <Input answer={answer} value={currentValue(beside)} onChange={onEnter} />;
}
