import { textExtra } from './extras/textExtra.tsx';
import type { FieldProps } from './Field.ts';
import { TickedAnswers } from './TickedAnswers.tsx';

/** Multiple choice, with a text input where the answer asks for one. */
export function MultiChoiceField(props: FieldProps) {
  return <TickedAnswers {...props} extra={textExtra} />;
}
