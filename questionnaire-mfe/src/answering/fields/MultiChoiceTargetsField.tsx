import { targetsExtra } from './extras/targetsExtra.tsx';
import type { FieldProps } from './Field.ts';
import { TickedAnswers } from './TickedAnswers.tsx';

/** Several of the answers, each with its indicator and target. */
export function MultiChoiceTargetsField(props: FieldProps) {
  return <TickedAnswers {...props} extra={targetsExtra} />;
}
