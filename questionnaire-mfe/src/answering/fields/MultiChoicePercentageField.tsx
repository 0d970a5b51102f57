import { numberExtras } from './extras/numberExtras.tsx';
import type { FieldProps } from './Field.ts';
import { TickedAnswers } from './TickedAnswers.tsx';
import { useBoundsHint } from './useBoundsHint.ts';

/** Multiple choice with an integer percentage for each chosen answer. */
export function MultiChoicePercentageField(props: FieldProps) {
  const hint = useBoundsHint('percentage');
  return <TickedAnswers {...props} extra={numberExtras.percentage} hint={hint} />;
}
