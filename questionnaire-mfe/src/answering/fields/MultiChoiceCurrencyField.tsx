import { numberExtras } from './extras/numberExtras.tsx';
import type { QuestionFieldProps } from './QuestionFieldComponent.ts';
import { CheckboxAnswers } from './CheckboxAnswers.tsx';
import { useBoundsHint } from './useBoundsHint.ts';

/** Multiple choice with an amount in euro for each chosen answer. */
export function MultiChoiceCurrencyField(props: QuestionFieldProps) {
  const hint = useBoundsHint('currency');
  return <CheckboxAnswers {...props} extra={numberExtras.currency} hint={hint} />;
}
