import { useRef, useState } from 'react';
import { industries, countries, infoChoiceFields } from '@cert/shared/domain';
import { usePlatform, useStore } from '@cert/shared/platform';
import type { FieldEdits } from './edits.ts';
import { formFields, type FormField } from './formValues.ts';

export type InfoDraft = {
  /** The stored draft at the time when the page was opened. */
  kept: FieldEdits;
  /** Stores these edits as the draft; empty edits delete it. */
  keep: (edits: FieldEdits) => void;
};

/** The unsaved edits of the form. This browser keeps them over a reload, a crash and an expired session. */
export function useInfoDraft(questionnaireId: number): InfoDraft {
  const { storage, session } = usePlatform();
  const key = `draft/${useStore(session)?.accountId}/info/${questionnaireId}`;
  const [text] = useState(() => storage.getItem(key));
  const [kept] = useState(() => parseDraft(text));
  // The draft that this page last wrote or read. A newer draft of another tab must not be deleted.
  const known = useRef(text);

  function keep(edits: FieldEdits): void {
    const next = Object.keys(edits).length === 0 ? null : serializeDraft(edits);
    if (next === known.current) return;
    if (next !== null) storage.setItem(key, next);
    else if (storage.getItem(key) === known.current) storage.removeItem(key);
    known.current = next;
  }

  return { kept, keep };
}

/** Serializes edits for the browser's storage. */
export function serializeDraft(edits: FieldEdits): string {
  return JSON.stringify(edits);
}

/** Parses a stored draft. Skips fields with invalid values, which an older version of the form may have stored. */
export function parseDraft(text: string | null): FieldEdits {
  const kept = parse(text);
  const own = formFields.flatMap((field) => {
    const edit = kept[field];
    const isWhole = isRecord(edit) && isValue(field, edit['mine']) && isValue(field, edit['base']);
    return isWhole ? [[field, edit] as const] : [];
  });
  return Object.fromEntries(own) as FieldEdits;
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    // The stored text is not valid JSON, so the draft is ignored.
    return {};
  }
}

function isValue(field: FormField, value: unknown): boolean {
  if (field === 'type' || field === 'category')
    return (
      isRecord(value) &&
      typeof value['description'] === 'string' &&
      (value['id'] === null || typeof value['id'] === 'number')
    );
  if (field === 'countries') return isListOf(countries, value);
  if (field === 'categories')
    return isListOf(
      industries.map(({ id }) => id),
      value,
    );
  if (infoChoiceFields.some((choice) => choice === field)) return [null, 0, 1].includes(value as 0);
  return typeof value === 'string';
}

function isListOf(known: readonly unknown[], value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => known.includes(one));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
