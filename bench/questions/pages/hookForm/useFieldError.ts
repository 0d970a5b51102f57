import { get, useFormState, type Control, type FieldError } from 'react-hook-form';

/** The error of one field. Only the component that uses this hook renders again when the error changes. */
export function useFieldError(control: Control, name: string): string | undefined {
  const { errors } = useFormState({ control, name, exact: true });
  const fault = get(errors, name) as FieldError | undefined;
  return fault && `This number is not accepted (${fault.type}).`;
}
