import { EnteredNumber } from './EnteredNumber.tsx';
import type { FieldProps } from './Field.ts';

/** An amount in euro, the only currency of the programme. */
export function CurrencyField(props: FieldProps) {
  return <EnteredNumber {...props} kind="currency" unit={props.question.answers[0]?.unit ?? '€'} />;
}
