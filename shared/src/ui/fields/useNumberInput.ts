import {
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
} from 'react';
import type { Language } from '../../domain/texts/languages.ts';
import { formatNumber } from '../../i18n/numbers.ts';
import { replaceLineBreaksOnPaste } from './replaceLineBreaksOnPaste.ts';
import { listNumberReadings, parseNumber } from './parseNumber.ts';
import { useSelectOnKeyboardFocus } from './useSelectOnKeyboardFocus.ts';

export type NumberFormat = {
  language: Language;
  /** Digits after the separator for a number with a fraction; 0 by default. */
  decimals?: number;
  /** Shown beside the number: `%`, `€`, `h`. */
  unit?: string;
};

/** An invalid text in the field; `storedValue` is the value that is stored meanwhile. */
export type NumberDraft = { text: string; storedValue: number | null };

/** Keeps the invalid text of a field when the field is removed and created again. */
export type NumberDraftStore = {
  read: () => NumberDraft | null;
  keep: (draft: NumberDraft | null) => void;
};

/**
 * Returns the error message for a number; undefined if the number is valid.
 * @param value NaN if the entered text is not a number
 * @param stays the value that remains stored while the number is invalid
 * @param readings the valid numbers that the text can mean, from which the person has to choose; empty for most texts
 */
export type NumberIssueOf = (
  value: number,
  stays: number | null,
  readings: readonly number[],
) => string | undefined;

/**
 * Why a field changes its value: a valid number was entered (or the field was emptied), or an invalid entry restores
 * the value from before the typing.
 */
export type NumberChangeCause = 'entry' | 'refusal';

type Options = {
  value: number | null;
  onChange: (value: number | null, cause: NumberChangeCause) => void;
  format: NumberFormat;
  issueOf: NumberIssueOf;
  draft?: NumberDraftStore | undefined;
};

/** The state of the input, and the props of the native input. */
type NumberInput = {
  issue: string | undefined;
  /** The valid numbers that the text can mean if it has two readings; otherwise empty. */
  readings: readonly number[];
  /** Takes one of the readings. */
  choose: (reading: number) => void;
  input: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'type'
    | 'inputMode'
    | 'autoComplete'
    | 'value'
    | 'onPointerDown'
    | 'onFocus'
    | 'onChange'
    | 'onBlur'
  > & {
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
};

/** A text that is being typed, and the value from before the typing, which is restored if the text is invalid. */
type Typing = NumberDraft & { before: number | null };

/**
 * The state of a number input. It shows grouped digits until the input gets the focus. `onChange` gets every valid
 * number that differs from the value. An invalid entry stays visible but is not stored. If the typing has already
 * changed the value, `onChange` gets the value from before the typing again: where the maximum is 100, typing 150 would
 * otherwise leave 15 stored. The up and down arrow keys never change the number. Focus by keyboard selects the number.
 */
export function useNumberInput({
  value,
  onChange,
  format,
  issueOf,
  draft: kept,
}: Options): NumberInput {
  const [typed, setTyping] = useState<Typing | null>(() => {
    const draft = kept?.read() ?? null;
    if (draft && draft.storedValue !== value) {
      // Another value has been stored since, which replaces the typed text.
      kept?.keep(null);
      return null;
    }
    return draft && { ...draft, before: draft.storedValue };
  });
  // A value changed from outside, for example by another person, replaces the typed text and stays stored if the next
  // text is invalid.
  const typing = typed?.storedValue === value ? typed : null;
  const before = typing ? typing.before : value;
  const selection = useSelectOnKeyboardFocus();
  const readings = typing ? validReadings(typing.text) : [];
  const issue = typing ? findIssue(typing.text) : undefined;

  function validReadings(text: string): number[] {
    const all = listNumberReadings(text, format.language);
    return all.length < 2 ? [] : all.filter((one) => issueOf(one, before, []) === undefined);
  }

  function findIssue(text: string): string | undefined {
    const number = parseNumber(text, format.language);
    return number === null ? undefined : issueOf(number, before, validReadings(text));
  }

  function applyText({ text, hasFocus }: { text: string; hasFocus: boolean }) {
    const isInvalid = findIssue(text) !== undefined;
    const storedValue = isInvalid ? before : parseNumber(text, format.language);
    // A field without the focus changes if a block of cells is pasted into a neighbouring field. No blur follows then,
    // so the typing ends here.
    setTyping(isInvalid || hasFocus ? { text, storedValue, before } : null);
    // Nothing can be in the draft store if the text was valid before, too.
    const isKept = issue !== undefined || typed !== typing;
    if (isInvalid) kept?.keep({ text, storedValue });
    else if (isKept) kept?.keep(null);
    if (storedValue !== value) onChange(storedValue, isInvalid ? 'refusal' : 'entry');
  }

  return {
    issue,
    readings,
    choose(reading) {
      setTyping(null);
      kept?.keep(null);
      if (reading !== value) onChange(reading, 'entry');
    },
    input: {
      type: 'text',
      inputMode: format.decimals ? 'decimal' : 'numeric',
      autoComplete: 'off',
      value: typing?.text ?? (value === null ? '' : formatForDisplay(value, format)),
      onPointerDown: selection.onPointerDown,
      onFocus: (event) => {
        if (typing) return;
        selection.onFocus(event);
        const text = value === null ? '' : formatForEditing(value, format);
        setTyping({ text, storedValue: value, before: value });
      },
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        applyText({ text: target.value, hasFocus: target === document.activeElement }),
      onPaste: replaceLineBreaksOnPaste,
      onBlur: () => {
        selection.onBlur();
        if (issue === undefined) setTyping(null);
      },
      onKeyDown: (event) => {
        // The selection stays, so that typing still replaces the number.
        if (isPlainArrow(event)) event.preventDefault();
      },
    },
  };
}

function formatForDisplay(value: number, { language, decimals = 0 }: NumberFormat): string {
  return formatNumber(value, language, Number.isInteger(value) ? 0 : decimals || undefined);
}

/** Formats a number without grouping and with all digits, so that the user edits exactly the stored number. */
function formatForEditing(value: number, { language }: NumberFormat): string {
  return language === 'en' ? String(value) : String(value).replace('.', ',');
}

function isPlainArrow(event: KeyboardEvent): boolean {
  const hasModifier = event.shiftKey || event.altKey || event.ctrlKey || event.metaKey;
  return !hasModifier && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
}
