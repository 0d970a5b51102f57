import { otherCompany } from '@cert/shared/domain';
import { formFields, pick, type FormField, type FormValues } from './formValues.ts';

/** Per field that the person has changed: what he or she wants, and what was stored when that began. */
export type Edits = { readonly [Field in FormField]?: Edit<Field> };
export type Edit<Field extends FormField> = { mine: FormValues[Field]; base: FormValues[Field] };

/** Whether two values of a field are stored as the same. */
export function isSame(one: FormValues[FormField], other: FormValues[FormField]): boolean {
  return JSON.stringify(asStored(one)) === JSON.stringify(asStored(other));
}

/** What the form shows: the person's own where there is any. */
export function applyEdits(stored: FormValues, edits: Edits): FormValues {
  const own = Object.entries(edits).map(([field, edit]) => [field, edit.mine] as const);
  return { ...stored, ...(Object.fromEntries(own) as Partial<FormValues>) };
}

/** What was stored when the person began, by field: that of a kept edit, else what is stored now. */
export function baseValues(stored: FormValues, edits: Edits): FormValues {
  const bases = Object.entries(edits).map(([field, edit]) => [field, edit.base] as const);
  return { ...stored, ...(Object.fromEntries(bases) as Partial<FormValues>) };
}

/** What the person wants otherwise than it was stored at the beginning. */
export function findEdits({ mine, base }: { mine: FormValues; base: FormValues }): Edits {
  const own = formFields.filter((field) => !isSame(mine[field], base[field]));
  return Object.fromEntries(
    own.map((field) => [field, { mine: mine[field], base: base[field] }]),
  ) as Edits;
}

/**
 * The form after something else was stored: fields that the person has not touched rebase, and where both want the same
 * the person goes on from there.
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

/** The fields whose own value differs from the stored one, in the order of the page. */
export function unsavedFields(stored: FormValues, edits: Edits): FormField[] {
  return formFields.filter((field) => {
    const edit = edits[field];
    return edit && !isSame(edit.mine, stored[field]);
  });
}

/** Of these, those that somebody else has changed since the person began: both values wait for a choice. */
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
  return id === null || id === otherCompany.id ? [id, description.trim()] : [id];
}
