import { EnteredNumber } from './EnteredNumber.tsx';
import type { FieldProps } from './Field.ts';

/** A whole number in the unit that the content names. */
export function NumberKindField(props: FieldProps) {
  return <EnteredNumber {...props} kind="number" unit={props.question.answers[0]?.unit} />;
}
