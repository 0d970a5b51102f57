import { textExtra } from './extras/textExtra.tsx';
import type { FieldProps } from './Field.ts';
import { TickedAnswers } from './TickedAnswers.tsx';

/** Multiple choice. Some answers have a text input, as the content defines. */
export function MultiChoiceField(props: FieldProps) {
  return <TickedAnswers {...props} extra={textExtra} />;
}
