import { otherOption } from '@cert/shared/domain';
import { formFields, pick, type FormField, type FormValues } from './formValues.ts';

/** For each changed field: the person's value (`mine`), and the stored value when the edit began (`base`). */
export type Edits = { readonly [Field in FormField]?: Edit<Field> };
export type Edit<Field extends FormField> = { mine: FormValues[Field]; base: FormValues[Field] };

/** Whether the server would store the same for both values of a field. */
export function isSame(one: FormValues[FormField], other: FormValues[FormField]): boolean {
  return JSON.stringify(asStored(one)) === JSON.stringify(asStored(other));
}

/** The values that the form shows: the stored ones, overridden by the edits. */
export function applyEdits(stored: FormValues, edits: Edits): FormValues {
  const own = Object.entries(edits).map(([field, edit]) => [field, edit.mine] as const);
  return { ...stored, ...(Object.fromEntries(own) as Partial<FormValues>) };
}

/** The values that edits began from: the base of an edit, otherwise the stored value. */
export function baseValues(stored: FormValues, edits: Edits): FormValues {
  const bases = Object.entries(edits).map(([field, edit]) => [field, edit.base] as const);
  return { ...stored, ...(Object.fromEntries(bases) as Partial<FormValues>) };
}

/** The fields in which the person's value differs from the base. */
export function findEdits({ mine, base }: { mine: FormValues; base: FormValues }): Edits {
  const own = formFields.filter((field) => !isSame(mine[field], base[field]));
  return Object.fromEntries(
    own.map((field) => [field, { mine: mine[field], base: base[field] }]),
  ) as Edits;
}

/**
 * Merges newly stored values into the form. Fields that the person has not edited take the stored value. Where both
 * have the same value, it becomes the new base.
 */
export function rebase(
  { mine, base }: { mine: FormValues; base: FormValues },
  stored: FormValues,
): { mine: FormValues; base: FormValues } {
  const same = formFields.filter((field) => isSame(mine[field], stored[field]));
  const untouched = formFields.filter((field) => isSame(mine[field], base[field]));
  const followed = untouched.filter((field) => !same.includes(field));
  return {
    mine: { ...mine, ...pick(stored, followed) },
    base: { ...base, ...pick(stored, [...same, ...untouched]) },
  };
}

/** The fields whose edit differs from the stored value, in the order of the page. */
export function unsavedFields(stored: FormValues, edits: Edits): FormField[] {
  return formFields.filter((field) => {
    const edit = edits[field];
    return edit && !isSame(edit.mine, stored[field]);
  });
}

/** The unsaved fields whose stored value also changed since the edit began. The person must choose a value for each. */
export function conflictingFields(stored: FormValues, edits: Edits): FormField[] {
  return unsavedFields(stored, edits).filter((field) => {
    const edit = edits[field];
    return edit && !isSame(edit.base, stored[field]);
  });
}

function asStored(value: FormValues[FormField]): unknown {
  if (typeof value === 'string') return value.trim();
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const { id, description } = value;
  return id === null || id === otherOption.id ? [id, description.trim()] : [id];
}
