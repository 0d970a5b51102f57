import type { FieldProps } from '../fields/Field.ts';
import { fields } from '../fields/fields.ts';

/** The field of the question's kind. */
export function QuestionField(props: FieldProps) {
  const Field = fields[props.question.type];
  return <Field {...props} />;
}
