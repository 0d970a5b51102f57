import { get, useFormState, type Control, type FieldError } from 'react-hook-form';

/** What is wrong with one field. Only what uses it is drawn again when that changes: nothing else is subscribed to. */
export function useFieldError(control: Control, name: string): string | undefined {
  const { errors } = useFormState({ control, name, exact: true });
  const fault = get(errors, name) as FieldError | undefined;
  return fault && `This number is not accepted (${fault.type}).`;
}
