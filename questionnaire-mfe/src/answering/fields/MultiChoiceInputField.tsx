import { textExtra } from './extras/textExtra.tsx';
import type { FieldProps } from './Field.ts';
import { TickedAnswers } from './TickedAnswers.tsx';

/** Several of the answers, each with a few words on it. */
export function MultiChoiceInputField(props: FieldProps) {
  return <TickedAnswers {...props} extra={textExtra} />;
}
