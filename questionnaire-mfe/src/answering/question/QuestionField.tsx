import type { FieldProps } from '../fields/Field.ts';
import { fields } from '../fields/fields.ts';

export function QuestionField(props: FieldProps) {
  const Field = fields[props.question.type];
  return <Field {...props} />;
}
