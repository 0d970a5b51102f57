import type { FieldErrors, FieldValues } from 'react-hook-form';

/**
 * Converts the issues of a form's fields to the errors of React Hook Form.
 * @param formatIssue returns the error message in the user's language
 */
export function toFieldErrors<Values extends FieldValues, Issue extends string>(
  issues: { readonly [Field in keyof Values]?: Issue },
  formatIssue: (issue: Issue, field: keyof Values) => string,
): FieldErrors<Values> {
  const errors = Object.entries(issues as Record<keyof Values, Issue | undefined>).flatMap(
    ([field, issue]) =>
      issue === undefined ? [] : [[field, { type: issue, message: formatIssue(issue, field) }]],
  );
  return Object.fromEntries(errors) as FieldErrors<Values>;
}
