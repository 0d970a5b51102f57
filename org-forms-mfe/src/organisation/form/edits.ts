import { otherOption } from '@cert/shared/domain';
import { formFields, pickProperties, type FormField, type FormValues } from './formValues.ts';

/** For each changed field: the user's value (`mine`), and the stored value when the edit began (`base`). */
export type FieldEdits = { readonly [Field in FormField]?: FieldEdit<Field> };
export type FieldEdit<Field extends FormField> = {
  mine: FormValues[Field];
  base: FormValues[Field];
};

/** Whether the server would store both values of a field as the same value. */
export function isSameFieldValue(
  one: FormValues[FormField],
  other: FormValues[FormField],
): boolean {
  return JSON.stringify(asStored(one)) === JSON.stringify(asStored(other));
}

/** The values that the form shows: the stored values, overridden by the edits. */
export function applyEdits(stored: FormValues, edits: FieldEdits): FormValues {
  const own = Object.entries(edits).map(([field, edit]) => [field, edit.mine] as const);
  return { ...stored, ...(Object.fromEntries(own) as Partial<FormValues>) };
}

/** The base value of every field: for an edited field the base of its edit, otherwise the stored value. */
export function getBaseValues(stored: FormValues, edits: FieldEdits): FormValues {
  const bases = Object.entries(edits).map(([field, edit]) => [field, edit.base] as const);
  return { ...stored, ...(Object.fromEntries(bases) as Partial<FormValues>) };
}

/** The edits of all fields in which the user's value differs from the base. */
export function findEdits({ mine, base }: { mine: FormValues; base: FormValues }): FieldEdits {
  const own = formFields.filter((field) => !isSameFieldValue(mine[field], base[field]));
  return Object.fromEntries(
    own.map((field) => [field, { mine: mine[field], base: base[field] }]),
  ) as FieldEdits;
}

/**
 * Merges newly stored values into the form. Fields that the user has not edited get the stored value. In these fields,
 * and in fields in which the user's value equals the stored value, the stored value becomes the new base.
 */
export function mergeStoredValues(
  { mine, base }: { mine: FormValues; base: FormValues },
  stored: FormValues,
): { mine: FormValues; base: FormValues } {
  const same = formFields.filter((field) => isSameFieldValue(mine[field], stored[field]));
  const untouched = formFields.filter((field) => isSameFieldValue(mine[field], base[field]));
  const followed = untouched.filter((field) => !same.includes(field));
  return {
    mine: { ...mine, ...pickProperties(stored, followed) },
    base: { ...base, ...pickProperties(stored, [...same, ...untouched]) },
  };
}

/** The fields whose edit differs from the stored value, in the order of the page. */
export function listUnsavedFields(stored: FormValues, edits: FieldEdits): FormField[] {
  return formFields.filter((field) => {
    const edit = edits[field];
    return edit && !isSameFieldValue(edit.mine, stored[field]);
  });
}

/** The unsaved fields whose stored value also changed since the edit began. The person must choose a value for each. */
export function listConflictingFields(stored: FormValues, edits: FieldEdits): FormField[] {
  return listUnsavedFields(stored, edits).filter((field) => {
    const edit = edits[field];
    return edit && !isSameFieldValue(edit.base, stored[field]);
  });
}

function asStored(value: FormValues[FormField]): unknown {
  if (typeof value === 'string') return value.trim();
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const { id, description } = value;
  return id === null || id === otherOption.id ? [id, description.trim()] : [id];
}
