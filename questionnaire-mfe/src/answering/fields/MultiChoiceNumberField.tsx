import { numberExtras } from './extras/numberExtras.tsx';
import type { FieldProps } from './Field.ts';
import { TickedAnswers } from './TickedAnswers.tsx';
import { useBoundsHint } from './useBoundsHint.ts';

/** Multiple choice with an integer for each chosen answer. The content defines the unit. */
export function MultiChoiceNumberField(props: FieldProps) {
  const hint = useBoundsHint('number');
  return <TickedAnswers {...props} extra={numberExtras.number} hint={hint} />;
}
