import { EnteredNumber } from './EnteredNumber.tsx';
import type { FieldProps } from './Field.ts';

/** An integer percentage. */
export function PercentageField(props: FieldProps) {
  return <EnteredNumber {...props} kind="percentage" unit="%" />;
}
