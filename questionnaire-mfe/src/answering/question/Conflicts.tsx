import type { Question } from '@cert/shared/contract';
import { Conflict } from '../saving/Conflict.tsx';
import { questionKeys } from './questionKeys.ts';

type Props = { question: Question };

/** Whatever of this question somebody else changed at the same time, also while the comment is folded in. */
export function Conflicts({ question }: Props) {
  return questionKeys(question).map((key) => (
    <Conflict key={key} formKey={key} question={question} />
  ));
}
