import { useState } from 'react';
import { toPlainText } from '../../domain/texts/plainText.ts';

/** Keeps the too long text of a field while the field is not mounted; the platform's `useDraft` creates it. */
export type TextDraftStore = {
  read: () => { text: string } | null;
  /** `storedValue` is null because it is for numbers only: a text stays in the field whatever is stored. */
  keep: (draft: { text: string; storedValue: null } | null) => void;
};

/** What a text field does with a text that is too long to be stored. */
export type TextLimit = {
  /** Returns by how much a text is too long, as an error message; undefined if it fits. */
  issueOf: (text: string) => string | undefined;
  /** If missing, a too long text is lost when the field is unmounted. */
  draft?: TextDraftStore;
};

type Options = {
  value: string;
  onChange: (value: string) => void;
  /** Missing for a field whose form checks the length. */
  limit: TextLimit | undefined;
};

type TextInput = {
  /** The text of the native control. */
  text: string;
  issue: string | undefined;
  enter: (entered: string) => void;
};

/**
 * The state of a text input. `onChange` gets plain text, as the server stores it (`toPlainText`). With a limit, a text
 * that is too long stays in the field, whole and with its issue, and `onChange` does not get it: the last text that
 * fitted stays the value. See docs/product/saving.md#texts-that-are-too-long.
 */
export function useTextInput({ value, onChange, limit }: Options): TextInput {
  const draft = limit?.draft;
  const [held, setHeld] = useState(() => ({ draft, text: draft?.read()?.text }));
  // Another draft means that the field now belongs to another key.
  const tooLong = held.draft === draft ? held.text : draft?.read()?.text;
  const text = tooLong ?? value;
  return {
    text,
    issue: limit?.issueOf(text),
    enter(entered) {
      const next = toPlainText(entered);
      const fits = limit?.issueOf(next) === undefined;
      if (!fits || tooLong !== undefined) {
        setHeld({ draft, text: fits ? undefined : next });
        draft?.keep(fits ? null : { text: next, storedValue: null });
      }
      if (fits) onChange(next);
    },
  };
}
