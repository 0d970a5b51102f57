import type { Question } from '@cert/shared/contract';
import { additionalKey } from '@cert/shared/domain';
import { useAnswer } from '@cert/shared/platform';
import { useOpenCategory } from '../../OpenCategory.ts';
import { givenValue } from '../../saving/givenValue.ts';
import { textExtra } from './textExtra.tsx';

type Props = {
  answer: Question['answers'][number];
  /** Null when the input was emptied. */
  onEnter: (text: string | null) => void;
};

/** The text beside an answer of a single choice. */
export function ChosenExtra({ answer, onEnter }: Props) {
  const { questionnaireId, category } = useOpenCategory();
  const key = additionalKey(answer.id);
  const beside = useAnswer(questionnaireId, key, category.responses[key]);
  return (
    <textExtra.Input
      answer={answer}
      value={givenValue(beside)}
      onChange={(value) => onEnter(typeof value === 'string' ? value : null)}
    />
  );
}
