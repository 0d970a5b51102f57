import type { Question } from '@cert/shared/contract';
import { AnswerConflict } from '../saving/AnswerConflict.tsx';
import { useDerivedValue } from '../saving/useFormStore.ts';
import { listQuestionFormKeys } from './listQuestionFormKeys.ts';

type Props = { question: Question };

/** Shows the save conflicts of a question's answers and comment, even while the comment is collapsed. */
export function QuestionConflicts({ question }: Props) {
  const keys = listQuestionFormKeys(question);
  const disputed = useDerivedValue(keys, (known) =>
    keys.filter((key) => known.get(key)?.status.kind === 'conflict').join(' '),
  );
  if (disputed === '') return null;
  return disputed
    .split(' ')
    .map((key) => <AnswerConflict key={key} formKey={key} question={question} />);
}
