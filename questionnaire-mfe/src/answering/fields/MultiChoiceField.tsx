import { textExtra } from './extras/textExtra.tsx';
import type { QuestionFieldProps } from './QuestionFieldComponent.ts';
import { CheckboxAnswers } from './CheckboxAnswers.tsx';

/** Multiple choice. Some answers have a text input, as the content defines. */
export function MultiChoiceField(props: QuestionFieldProps) {
  return <CheckboxAnswers {...props} extra={textExtra} />;
}
