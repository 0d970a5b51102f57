import { numberExtras } from './extras/numberExtras.tsx';
import type { FieldProps } from './Field.ts';
import { TickedAnswers } from './TickedAnswers.tsx';
import { useBoundsHint } from './useBoundsHint.ts';

/** Several of the answers, each with a whole number in the unit that the content names. */
export function MultiChoiceNumberField(props: FieldProps) {
  const hint = useBoundsHint('number');
  return <TickedAnswers {...props} extra={numberExtras.number} hint={hint} />;
}
