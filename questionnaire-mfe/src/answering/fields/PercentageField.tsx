import { EnteredNumber } from './EnteredNumber.tsx';
import type { FieldProps } from './Field.ts';

/** A whole percentage. */
export function PercentageField(props: FieldProps) {
  return <EnteredNumber {...props} kind="percentage" unit="%" />;
}
