import { textExtra } from './extras/textExtra.tsx';
import type { QuestionFieldProps } from './QuestionFieldComponent.ts';
import { CheckboxAnswers } from './CheckboxAnswers.tsx';

/** Multiple choice with a short text for each chosen answer. */
export function MultiChoiceInputField(props: QuestionFieldProps) {
  return <CheckboxAnswers {...props} extra={textExtra} />;
}
