import { otherCompany } from '@cert/shared/domain';
import { formFields, type FormField, type FormValues } from './formValues.ts';

/** Per field that the person has touched: what he or she wants, and what was stored when that began. */
export type Edits = { readonly [Field in FormField]?: Edit<Field> };
export type Edit<Field extends FormField> = { mine: FormValues[Field]; base: FormValues[Field] };

/** Whether two values of a field are stored as the same. */
export function isSame(one: FormValues[FormField], other: FormValues[FormField]): boolean {
  return JSON.stringify(asStored(one)) === JSON.stringify(asStored(other));
}

/** What the form shows: the person's own where there is any. */
export function shownValues(stored: FormValues, edits: Edits): FormValues {
  const own = Object.entries(edits).map(([field, edit]) => [field, edit.mine] as const);
  return { ...stored, ...(Object.fromEntries(own) as Partial<FormValues>) };
}

/** The person wants another value in a field. */
export function withEdit<Field extends FormField>(
  edits: Edits,
  { field, mine, stored }: { field: Field; mine: FormValues[Field]; stored: FormValues },
): Edits {
  const before = edits[field] as Edit<Field> | undefined;
  const base = before && !isSame(before.mine, stored[field]) ? before.base : stored[field];
  return { ...edits, [field]: { mine, base } };
}

/** The fields whose own value differs from the stored one, in the order of the page. */
export function unsavedFields(stored: FormValues, edits: Edits): FormField[] {
  return formFields.filter((field) => {
    const edit = edits[field];
    return edit && !isSame(edit.mine, stored[field]);
  });
}

/** Of these, those that somebody else has changed since the person began: both values wait for a choice. */
export function disputedFields(stored: FormValues, edits: Edits): FormField[] {
  return unsavedFields(stored, edits).filter((field) => {
    const edit = edits[field];
    return edit && !isSame(edit.base, stored[field]);
  });
}

/** The person has chosen which of two values stays. */
export function withChoice(
  edits: Edits,
  { field, choice, stored }: { field: FormField; choice: 'mine' | 'theirs'; stored: FormValues },
): Edits {
  const { [field]: edit, ...others } = edits;
  if (choice === 'theirs' || !edit) return others;
  return { ...others, [field]: { mine: edit.mine, base: stored[field] } };
}

/** What is left of the edits after these values were saved: what was typed meanwhile. */
export function withoutSaved(edits: Edits, saved: FormValues): Edits {
  return Object.fromEntries(
    Object.entries(edits).filter(([field, edit]) => !isSame(edit.mine, saved[field as FormField])),
  );
}

function asStored(value: FormValues[FormField]): unknown {
  if (typeof value === 'string') return value.trim();
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const { id, description } = value;
  return id === null || id === otherCompany.id ? [id, description.trim()] : [id];
}
