import { textExtra } from './extras/textExtra.tsx';
import type { FieldProps } from './Field.ts';
import { TickedAnswers } from './TickedAnswers.tsx';

/** Multiple choice with a short text for each chosen answer. */
export function MultiChoiceInputField(props: FieldProps) {
  return <TickedAnswers {...props} extra={textExtra} />;
}
