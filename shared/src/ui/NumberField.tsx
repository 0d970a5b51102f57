import { useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import type { Language } from '../domain/languages.ts';
import { formatNumber } from '../i18n/formatNumber.ts';
import { bareControlStyle } from './bareControlStyle.ts';
import { FieldFrame, type FieldLabel } from './FieldFrame.tsx';
import { fieldStyle } from './fieldStyle.ts';
import { color, extent, size, space } from './look.ts';
import { parseNumber } from './parseNumber.ts';

export type NumberFormat = {
  language: Language;
  /** Digits after the separator that a number with a fraction is shown with; 0 unless said otherwise. */
  decimals?: number;
  /** Shown after the number: `%`, `€`, `h`. */
  unit?: string;
};

export type NumberFieldProps = {
  label: FieldLabel;
  value: number | null;
  /** Called with every number that has no fault, and with null when the field is emptied. */
  onChange: (value: number | null) => void;
  format: NumberFormat;
  /** The sentence on what is wrong with a number; undefined when nothing is. Asked with NaN for what is no number. */
  faultOf: (value: number) => string | undefined;
  hint?: string;
  /** What the native input takes besides: name, disabled, onBlur, onKeyDown, … */
  input?: Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'id' | 'type'>;
};

/**
 * One number, typed as people type it (see `parseNumber`) and shown with grouped digits once one leaves it.
 * What has a fault stays in the field with its message and is not handed on.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, format, faultOf, hint, input } = props;
  // What is being typed; null while the field shows the value.
  const [draft, setDraft] = useState<string | null>(null);
  const fault = draft === null ? undefined : faultIn(draft);

  function faultIn(text: string): string | undefined {
    const number = parseNumber(text, format.language);
    return number === null ? undefined : faultOf(number);
  }

  function take(text: string) {
    setDraft(text);
    const number = parseNumber(text, format.language);
    if (number === null || faultOf(number) === undefined) onChange(number);
  }

  return (
    <FieldFrame label={label} hint={hint} error={fault}>
      {(wiring) => (
        <Box>
          <Input
            inputMode={format.decimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            {...input}
            {...wiring}
            aria-describedby={[
              format.unit && `${wiring.id}-unit`,
              wiring['aria-describedby'],
              input?.['aria-describedby'],
            ]
              .filter(Boolean)
              .join(' ')}
            type="text"
            value={draft ?? (value === null ? '' : shown(value, format))}
            onFocus={(event) => {
              if (draft === null) setDraft(value === null ? '' : typed(value, format));
              input?.onFocus?.(event);
            }}
            onChange={(event) => take(event.target.value)}
            onBlur={(event) => {
              if (fault === undefined) setDraft(null);
              input?.onBlur?.(event);
            }}
          />
          {format.unit && <Unit id={`${wiring.id}-unit`}>{format.unit}</Unit>}
        </Box>
      )}
    </FieldFrame>
  );
}

function shown(value: number, { language, decimals = 0 }: NumberFormat): string {
  return formatNumber(value, language, Number.isInteger(value) ? 0 : decimals || undefined);
}

/** Without grouping, every digit of the number: what one edits is what is stored. */
function typed(value: number, { language }: NumberFormat): string {
  return language === 'en' ? String(value) : String(value).replace('.', ',');
}

const Box = styled.div`
  ${fieldStyle}
  display: flex;
  align-items: center;
  inline-size: 100%;
  max-inline-size: ${extent.field};
`;

const Input = styled.input`
  ${bareControlStyle}
  font-weight: 600;
  text-align: end;
`;

const Unit = styled.span`
  flex: none;
  padding-inline-end: ${space[3]};
  font-size: ${size.text};
  color: ${color.inkSoft};
`;
