import { useState } from 'react';
import { toPlainText } from '../../domain/texts/plainText.ts';

/**
 * A text that is not saved. `storedText` is what was stored when the text was entered, if that is known. `storedValue`
 * is always null: only number fields use it (`NumberDraft`).
 */
export type TextDraft = { text: string; storedValue: null; storedText?: string | undefined };

/** Keeps the unsaved text of a field over a reload of the page; the platform's `useDraft` creates it. */
export type TextDraftStore = {
  read: () => Pick<TextDraft, 'text' | 'storedText'> | null;
  keep: (draft: TextDraft | null) => void;
};

/** The texts of the choice between an unsaved text and what was stored meanwhile. */
export type TextVersionLabels = {
  /** The error message of the field while the choice is open. */
  changed: string;
  title: string;
  mine: string;
  theirs: string;
  keepMine: string;
  takeTheirs: string;
  /** Shown for an empty text. */
  empty: string;
};

/** What a text field does with a text that is too long to be stored. The platform's `useLimitText` creates it. */
export type TextLimit = {
  /** Returns by how much a text is too long, as an error message; undefined if it fits. */
  issueOf: (text: string) => string | undefined;
  /** If missing, a too long text is lost when the field is unmounted. */
  draft?: TextDraftStore;
  /** If missing, an unsaved text replaces what was stored meanwhile. */
  versionTexts?: TextVersionLabels;
};

type Options = {
  value: string;
  onChange: (value: string) => void;
  /** Undefined for a field whose length the form checks. */
  limit: TextLimit | undefined;
};

/** An unsaved text and what was stored meanwhile, of which the person chooses one. */
export type TextVersions = {
  texts: TextVersionLabels;
  mine: string;
  theirs: string;
  choose: (whose: 'mine' | 'theirs') => void;
};

type TextInput = {
  /** The text of the native control. */
  text: string;
  issue: string | undefined;
  /** Set if the value has changed since the unsaved text was entered. Shown by `TextVersionChoice`. */
  versions: TextVersions | undefined;
  enter: (entered: string) => void;
};

/**
 * The state of a text input. `onChange` gets plain text, as the server stores it (`toPlainText`). With a limit, a text
 * that is too long stays in the field, whole and with an error message, and `onChange` does not get it: the last text
 * that was short enough stays the value. If the value changes meanwhile, because somebody else has saved another text,
 * `onChange` gets nothing more before the person has chosen one of the two texts. See
 * docs/product/saving.md#texts-that-are-too-long.
 */
export function useTextInput({ value, onChange, limit }: Options): TextInput {
  const draft = limit?.draft;
  const [state, setState] = useState(() => ({ draft, held: draft?.read() ?? null }));
  // Another draft means that the field now belongs to another key.
  const held = state.draft === draft ? state.held : (draft?.read() ?? null);
  const text = held?.text ?? value;
  const issue = limit?.issueOf(text);

  function hold(next: Pick<TextDraft, 'text' | 'storedText'> | null) {
    setState({ draft, held: next });
    draft?.keep(next && { ...next, storedValue: null });
  }

  const isChanged = held?.storedText !== undefined && held.storedText !== value;
  // A held text that is short enough was entered while the person had to choose, so the choice stays open.
  const versions: TextVersions | undefined =
    limit?.versionTexts && held && held.text !== value && (isChanged || issue === undefined)
      ? {
          texts: limit.versionTexts,
          mine: held.text,
          theirs: value,
          choose(whose) {
            const fits = issue === undefined;
            hold(whose === 'mine' && !fits ? { text: held.text, storedText: value } : null);
            if (whose === 'mine' && fits) onChange(held.text);
          },
        }
      : undefined;

  return {
    text,
    issue: issue ?? versions?.texts.changed,
    versions,
    enter(entered) {
      const next = toPlainText(entered);
      const fits = limit?.issueOf(next) === undefined;
      if (!fits || (versions && next !== value))
        return hold({ text: next, storedText: held ? held.storedText : value });
      if (held) hold(null);
      onChange(next);
    },
  };
}
