import type { Question } from '@cert/shared/contract';
import { additionalKey } from '@cert/shared/domain';
import { currentValue } from '../../saving/answerSaver.ts';
import { useFormValue } from '../../saving/useFormStore.ts';
import { textExtra } from './textExtra.tsx';

type Props = {
  answer: Question['answers'][number];
  /** Null when the input was cleared. */
  onEnter: (text: string | null) => void;
};

/** The text input of one answer of a single choice. */
export function SingleChoiceExtra({ answer, onEnter }: Props) {
  const beside = useFormValue(additionalKey(answer.id));
  return (
    <textExtra.Input
      answer={answer}
      value={currentValue(beside)}
      onChange={(value) => onEnter(typeof value === 'string' ? value : null)}
    />
  );
}
