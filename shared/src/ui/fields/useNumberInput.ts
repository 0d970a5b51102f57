import { useState, type ChangeEvent, type InputHTMLAttributes, type KeyboardEvent } from 'react';
import type { Language } from '../../domain/texts/languages.ts';
import { formatNumber } from '../../i18n/numbers.ts';
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

type Options = {
  value: number | null;
  onChange: (value: number | null) => void;
  format: NumberFormat;
  /** As `issueOf` of `NumberField`. @param stays the value that remains stored while the number is invalid */
  issueOf: (value: number, stays: number | null) => string | undefined;
  draft?: NumberDraftStore | undefined;
};

/** Props of the native input. */
type NumberInput = {
  issue: string | undefined;
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
  > & { onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void };
};

/**
 * The state of a number input. It shows grouped digits until the input gets the focus. `onChange` gets every valid
 * number. An invalid entry stays visible, and `onChange` gets the value from before the typing again: otherwise, where
 * the maximum is 100, typing 150 would leave 15 stored. The up and down arrow keys change the number by 1. Focus by
 * keyboard selects the number.
 */
export function useNumberInput({
  value,
  onChange,
  format,
  issueOf,
  draft: kept,
}: Options): NumberInput {
  const [typing, setTyping] = useState<NumberDraft | null>(() => kept?.read() ?? null);
  // The text while typing; null while the input shows the value. A value changed from outside replaces it.
  const draft = typing?.storedValue === value ? typing.text : null;
  const [before, setBefore] = useState(value);
  const selection = useSelectOnKeyboardFocus();
  const issue = draft === null ? undefined : findIssue(draft);

  function findIssue(text: string): string | undefined {
    const number = parseNumber(text, format.language);
    return number === null ? undefined : issueOf(number, before);
  }

  function applyText(text: string) {
    const number = parseNumber(text, format.language);
    const isInvalid = number !== null && issueOf(number, before) !== undefined;
    const next = { text, storedValue: isInvalid ? before : number };
    setTyping(next);
    kept?.keep(isInvalid ? next : null);
    if (!isInvalid) onChange(number);
    else if (value !== before) onChange(before);
  }

  function step(by: 1 | -1) {
    const next = (value ?? (by === 1 ? -1 : 1)) + by;
    if (issueOf(next, before) === undefined) applyText(formatForEditing(next, format));
  }

  return {
    issue,
    input: {
      type: 'text',
      inputMode: format.decimals ? 'decimal' : 'numeric',
      autoComplete: 'off',
      value: draft ?? (value === null ? '' : formatForDisplay(value, format)),
      onPointerDown: selection.onPointerDown,
      onFocus: (event) => {
        if (draft !== null) return;
        selection.onFocus(event);
        setTyping({
          text: value === null ? '' : formatForEditing(value, format),
          storedValue: value,
        });
        setBefore(value);
      },
      onChange: (event: ChangeEvent<HTMLInputElement>) => applyText(event.target.value),
      onBlur: () => {
        selection.onBlur();
        if (issue === undefined) setTyping(null);
      },
      onKeyDown: (event) => {
        const isStep = event.key === 'ArrowUp' || event.key === 'ArrowDown';
        if (!isStep || event.defaultPrevented || event.altKey) return;
        event.preventDefault();
        step(event.key === 'ArrowUp' ? 1 : -1);
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

/** The decimal separator by language; the other sign groups thousands. Both are accepted in all languages. */
const decimalSign: Record<Language, ',' | '.'> = { hr: ',', sr: ',', en: '.' };

/** Groups of three digits after one to three digits that do not begin with 0: `1.234.567`. */
const grouped = { '.': /^[1-9]\d{0,2}(\.\d{3})+$/, ',': /^[1-9]\d{0,2}(,\d{3})+$/ } as const;

/**
 * Parses a number that was typed or pasted: with comma or point, with or without grouped thousands, with a percent or
 * euro sign. A single sign followed by three digits is ambiguous and depends on the language: `1.234` is 1234 in hr and
 * 1.234 in en.
 * @returns null for blank text, NaN for a text that is not a number
 */
export function parseNumber(text: string, language: Language): number | null {
  const bare = text.replace(/[\s'’%€]/g, '').replace('\u2212', '-');
  if (bare === '') return text.trim() === '' ? null : NaN;
  const isNegative = bare.startsWith('-');
  const size = parseSize(isNegative ? bare.slice(1) : bare, language);
  return isNegative ? -size : size;
}

function parseSize(digits: string, language: Language): number {
  const decimal = decimalSignOf(digits, language);
  const group = decimal === ',' ? '.' : ',';
  const [whole = '', ...fractions] = digits.split(decimal);
  const fraction = fractions[0] ?? '';
  const isWhole = grouped[group].test(whole) || /^\d*$/.test(whole);
  if (!isWhole || fractions.length > 1 || !/^\d*$/.test(fraction) || !/\d/.test(digits)) return NaN;
  return Number(`${whole.replaceAll(group, '') || '0'}.${fraction || '0'}`);
}

/** The decimal separator in this text. */
function decimalSignOf(digits: string, language: Language): ',' | '.' {
  const [lastComma, lastPoint] = [digits.lastIndexOf(','), digits.lastIndexOf('.')];
  if (lastComma >= 0 && lastPoint >= 0) return lastComma > lastPoint ? ',' : '.';
  const usual = decimalSign[language];
  const [sign, other] = lastComma >= 0 ? ([',', '.'] as const) : (['.', ','] as const);
  const isRepeated = digits.indexOf(sign) !== digits.lastIndexOf(sign);
  const isGrouping = isRepeated || (sign !== usual && grouped[sign].test(digits));
  return isGrouping ? other : sign;
}
