import type { FieldErrors, FieldValues } from 'react-hook-form';

/**
 * The errors of a form by the issues of its fields.
 * @param formatIssue says in the reader's language what is wrong with a field
 */
export function fieldErrors<Values extends FieldValues, Issue extends string>(
  issues: { readonly [Field in keyof Values]?: Issue },
  formatIssue: (issue: Issue, field: keyof Values) => string,
): FieldErrors<Values> {
  const errors = Object.entries(issues as Record<keyof Values, Issue | undefined>).flatMap(
    ([field, issue]) =>
      issue === undefined ? [] : [[field, { type: issue, message: formatIssue(issue, field) }]],
  );
  return Object.fromEntries(errors) as FieldErrors<Values>;
}
