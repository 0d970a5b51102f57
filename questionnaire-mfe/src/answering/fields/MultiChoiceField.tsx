import { textExtra } from './extras/textExtra.tsx';
import type { FieldProps } from './Field.ts';
import { TickedAnswers } from './TickedAnswers.tsx';

/** Several of the answers; a text beside those that ask for one. */
export function MultiChoiceField(props: FieldProps) {
  return <TickedAnswers {...props} extra={textExtra} />;
}
