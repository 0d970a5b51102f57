import { targetsExtra } from './extras/targetsExtra.tsx';
import type { FieldProps } from './Field.ts';
import { TickedAnswers } from './TickedAnswers.tsx';

/** Multiple choice with an indicator and a target for each chosen answer. */
export function MultiChoiceTargetsField(props: FieldProps) {
  return <TickedAnswers {...props} extra={targetsExtra} />;
}
