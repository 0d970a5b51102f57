import {
  headcountBounds,
  infoNumberFields,
  infoTextFields,
  isEmailAddress,
  isRefusal,
  listMissingInfo,
  maxEmailLength,
  maxInfoTextLength,
  findNumberIssue,
  type InfoField,
  type Language,
  type Role,
} from '@cert/shared/domain';
import { parseNumber } from '@cert/shared/ui';
import {
  formFields,
  listAmbiguousHeadcounts,
  toInfoSaveInput,
  type FormField,
  type FormValues,
} from './formValues.ts';

/** An issue of a field. Each value is a message key below `organisation.issue`. */
export type FieldIssue =
  | 'missing'
  | 'description-missing'
  | 'too-long'
  | 'not-an-email'
  | NonNullable<ReturnType<typeof findNumberIssue>>
  | 'ambiguous'
  | 'refused';
export type FieldIssues = { readonly [Field in FormField]?: FieldIssue };

/** The issues that are shown while the person types: too long texts and invalid numbers. */
export function findTypingIssues(values: FormValues, language: Language): FieldIssues {
  const issues: { [Field in FormField]?: FieldIssue } = {};
  for (const field of infoTextFields) {
    const maxLength = field === 'email' ? maxEmailLength : maxInfoTextLength;
    if (values[field].trim().length > maxLength) issues[field] = 'too-long';
  }
  for (const field of ['type', 'category'] as const)
    if (values[field].description.trim().length > maxInfoTextLength) issues[field] = 'too-long';
  for (const field of infoNumberFields) {
    const number = parseNumber(values[field], language);
    const issue = number === null ? undefined : findNumberIssue(number, headcountBounds);
    if (issue)
      issues[field] =
        listAmbiguousHeadcounts(values[field], language).length > 0 ? 'ambiguous' : issue;
  }
  return issues;
}

/** All issues that prevent saving, checked before anything is sent. */
export function findIssues(
  values: FormValues,
  { language, role }: { language: Language; role: Role },
): FieldIssues {
  const { info } = toInfoSaveInput(values, language);
  const { countries, categories } = values;
  const missing = listMissingInfo({ ...(info as MissingInfo), countries, categories }, role);
  const email = values.email.trim();
  return {
    ...Object.fromEntries(missing.map((field) => [formFieldOf(field), missingIssue(field)])),
    ...(email !== '' && !isEmailAddress(email) && { email: 'not-an-email' }),
    ...findTypingIssues(values, language),
  };
}

type MissingInfo = Omit<Parameters<typeof listMissingInfo>[0], 'countries' | 'categories'>;

/** Reads the issues of the fields from a refusal; undefined if the failure concerns none of the fields. */
export function parseFieldIssues(failure: unknown): FieldIssues | undefined {
  if (!isRefusal(failure) || failure.code !== 'invalid-input') return undefined;
  const fields = failure.details?.fields ?? {};
  const found = Object.entries(fields).flatMap(([path, issue]) => {
    const name = path.replace(/^info\./, '').replace(/\.\d+$/, '');
    const field = formFieldOf(name as InfoField);
    if (!formFields.includes(field)) return [];
    return [[field, issue === 'missing' ? missingIssue(name as InfoField) : 'refused'] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

function missingIssue(field: InfoField): FieldIssue {
  return field.endsWith('Description') ? 'description-missing' : 'missing';
}

/** Maps a field of the contract to the form field that shows it. */
function formFieldOf(field: InfoField): FormField {
  if (field === 'typeId' || field === 'typeDescription') return 'type';
  if (field === 'categoryId' || field === 'categoryDescription') return 'category';
  return field;
}
