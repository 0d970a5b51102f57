import type { ReactNode } from 'react';
import {
  useController,
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseControllerProps,
} from 'react-hook-form';

/** The props that a form passes to every input component of this folder. */
export type FormFieldProps<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  /** The error message of the field; the input then has `aria-invalid` and is described by it. */
  error: string | undefined;
};

/** The props of the native control: its name, and the `ref` that the form uses to focus it. */
export type NativeFieldProps = Pick<ControllerRenderProps, 'name' | 'onBlur' | 'ref'>;

type Props<Values extends FieldValues, Name extends FieldPath<Values>> = {
  /** The `control` of `useForm`. */
  control: Control<Values>;
  name: Name;
  /** Validation rules, for a form without a resolver. */
  rules?: UseControllerProps<Values, Name>['rules'];
  children: (
    field: FormFieldProps<FieldPathValue<Values, Name>>,
    native: NativeFieldProps,
  ) => ReactNode;
};

/**
 * Connects one value of a form (react-hook-form) with one input component of this folder:
 *
 *     <Field control={control} name="city">
 *       {(field, native) => <TextField {...field} label={…} hint={…} input={native} />}
 *     </Field>
 *
 * The input component renders the label and the hint, and uses the hint and the error as its accessible description.
 * `onChange` gets values instead of events, so the caller can change a value before it reaches the form.
 */
export function Field<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  rules,
  children,
}: Props<Values, Name>) {
  const { field, fieldState } = useController({ control, name, rules });
  const { value, onChange, ...native } = field;
  return children({ value, onChange, error: fieldState.error?.message }, native);
}
