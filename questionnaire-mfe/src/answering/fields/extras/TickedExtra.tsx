import type { Question } from '@cert/shared/contract';
import { additionalKey, type AnswerValue } from '@cert/shared/domain';
import { storedValue } from '../../saving/storedValue.ts';
import { useFormKey } from '../../saving/useFormKey.ts';
import type { ExtraInput } from './ExtraInput.ts';

type Props = Pick<ExtraInput, 'Input'> & {
  answer: Question['answers'][number];
  /** Null when the input was emptied. */
  onEnter: (value: AnswerValue | null) => void;
};

/** What is entered with a tick; while one types, only it is drawn again. */
export function TickedExtra({ Input, answer, onEnter }: Props) {
  const beside = useFormKey(additionalKey(answer.id));
  return <Input answer={answer} value={storedValue(beside)} onChange={onEnter} />;
}
