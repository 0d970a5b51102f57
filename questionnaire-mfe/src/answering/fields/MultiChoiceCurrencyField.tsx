import { numberExtras } from './extras/numberExtras.tsx';
import type { FieldProps } from './Field.ts';
import { TickedAnswers } from './TickedAnswers.tsx';
import { useBoundsHint } from './useBoundsHint.ts';

/** Multiple choice with an amount in euro for each chosen answer. */
export function MultiChoiceCurrencyField(props: FieldProps) {
  const hint = useBoundsHint('currency');
  return <TickedAnswers {...props} extra={numberExtras.currency} hint={hint} />;
}
