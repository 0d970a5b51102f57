import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, layoutSize, fontSize, space } from '../look.ts';
import { FieldFrame, type FieldLabel } from './FieldFrame.tsx';
import { bareControlStyle, fieldStyle } from './fieldStyle.ts';
import { useNumberInput, type NumberFormat } from './useNumberInput.ts';

export type NumberFieldProps = {
  label: FieldLabel;
  value: number | null;
  /** Called with every valid number, and with null when the field is emptied. */
  onChange: (value: number | null) => void;
  format: NumberFormat;
  /**
   * Returns the error message for a number, or undefined if the number is valid. It gets NaN for a text that is not a
   * number.
   * @param stays the value that stays stored while the number is invalid
   */
  issueOf: (value: number, stays: number | null) => string | undefined;
  hint?: string;
  /** Props of the native input: name, disabled, onBlur, onKeyDown, … */
  input?: Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'id' | 'type'>;
};

/**
 * A number field. It accepts the usual ways to type a number (see `parseNumber`) and shows grouped digits on blur. An
 * invalid entry stays in the field with its error message and is not passed on.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, format, issueOf, hint, input } = props;
  const number = useNumberInput({ value, onChange, format, issueOf });
  return (
    <FieldFrame label={label} hint={hint} error={number.issue}>
      {(wiring) => (
        <Box>
          <input
            {...number.input}
            {...input}
            {...wiring}
            aria-describedby={[
              format.unit && `${wiring.id}-unit`,
              wiring['aria-describedby'],
              input?.['aria-describedby'],
            ]
              .filter(Boolean)
              .join(' ')}
            onFocus={(event) => {
              number.input.onFocus?.(event);
              input?.onFocus?.(event);
            }}
            onBlur={(event) => {
              number.input.onBlur?.(event);
              input?.onBlur?.(event);
            }}
            onKeyDown={(event) => {
              input?.onKeyDown?.(event);
              number.input.onKeyDown(event);
            }}
          />
          {format.unit && (
            <span
              id={`${wiring.id}-unit`}
              // As in `formatCurrency`: the sign of the euro stands before an English number.
              data-place={format.unit === '€' && format.language === 'en' ? 'before' : 'after'}
            >
              {format.unit}
            </span>
          )}
        </Box>
      )}
    </FieldFrame>
  );
}

const Box = styled.div`
  ${fieldStyle}
  display: flex;
  align-items: center;
  inline-size: 100%;
  max-inline-size: ${layoutSize.field};

  & > input {
    ${bareControlStyle}
    font-weight: 600;
    text-align: end;
  }

  & > span {
    flex: none;
    padding-inline-end: ${space[3]};
    font-size: ${fontSize.text};
    color: ${color.inkSoft};
  }

  & > span[data-place='before'] {
    order: -1;
    padding-inline: ${space[3]} 0;
  }
`;
