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

/** What every input of this folder takes of a form. */
export type FieldWires<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  /** The message of the field's error; the input then carries `aria-invalid` and is described by it. */
  error: string | undefined;
};

/** What the native control takes: its name, and the `ref` by which the form gives it the focus. */
export type NativeWires = Pick<ControllerRenderProps, 'name' | 'onBlur' | 'ref'>;

type Props<Values extends FieldValues, Name extends FieldPath<Values>> = {
  /** Of `useForm`. */
  control: Control<Values>;
  name: Name;
  /** Where the form has no resolver. */
  rules?: UseControllerProps<Values, Name>['rules'];
  children: (field: FieldWires<FieldPathValue<Values, Name>>, native: NativeWires) => ReactNode;
};

/**
 * Ties one value of a form (react-hook-form) to one input of this folder:
 *
 *     <Field control={control} name="city">
 *       {(field, native) => <TextField {...field} label={…} hint={…} input={native} />}
 *     </Field>
 *
 * The input brings label and hint, and names hint and error as its description. Its values are plain ones and no
 * events, so that what is entered can be changed on its way to the form.
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
