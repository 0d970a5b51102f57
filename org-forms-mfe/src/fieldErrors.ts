import type { FieldErrors, FieldValues } from 'react-hook-form';

/**
 * The errors of a form by the faults of its fields.
 * @param sentenceOf says in the reader's language what is wrong with a field
 */
export function fieldErrors<Values extends FieldValues, Issue extends string>(
  faults: { readonly [Field in keyof Values]?: Issue },
  sentenceOf: (fault: Issue, field: keyof Values) => string,
): FieldErrors<Values> {
  const errors = Object.entries(faults as Record<keyof Values, Issue | undefined>).flatMap(
    ([field, fault]) =>
      fault === undefined ? [] : [[field, { type: fault, message: sentenceOf(fault, field) }]],
  );
  return Object.fromEntries(errors) as FieldErrors<Values>;
}
