import type { FieldErrors, FieldValues } from 'react-hook-form';

/**
 * The errors of a form by the faults of its fields.
 * @param sentenceOf says in the reader's language what is wrong with a field
 */
export function fieldErrors<Values extends FieldValues, Fault extends string>(
  faults: { readonly [Field in keyof Values]?: Fault },
  sentenceOf: (fault: Fault, field: keyof Values) => string,
): FieldErrors<Values> {
  const errors = Object.entries(faults as Record<keyof Values, Fault | undefined>).flatMap(
    ([field, fault]) =>
      fault === undefined ? [] : [[field, { type: fault, message: sentenceOf(fault, field) }]],
  );
  return Object.fromEntries(errors) as FieldErrors<Values>;
}
