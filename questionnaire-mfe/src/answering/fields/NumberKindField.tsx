import { EnteredNumber } from './EnteredNumber.tsx';
import type { FieldProps } from './Field.ts';

/** An integer. The content defines the unit. */
export function NumberKindField(props: FieldProps) {
  return <EnteredNumber {...props} kind="number" unit={props.question.answers[0]?.unit} />;
}
