import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, layoutSize, fontSize, space } from '../tokens.ts';
import { FieldFrame, type FieldLabel } from './FieldFrame.tsx';
import { bareControlStyle, fieldStyle } from './fieldStyle.ts';
import { IssueMark } from './IssueMark.ts';
import { NumberReadingChoice } from './NumberReadingChoice.tsx';
import {
  useNumberInput,
  type NumberChangeCause,
  type NumberDraftStore,
  type NumberFormat,
  type NumberIssueOf,
} from './useNumberInput.ts';

export type NumberFieldProps = {
  label: FieldLabel;
  value: number | null;
  /**
   * Called with every valid number, with null when the field is emptied, and with the value from before the typing when
   * an invalid entry restores it.
   */
  onChange: (value: number | null, cause: NumberChangeCause) => void;
  format: NumberFormat;
  issueOf: NumberIssueOf;
  hint?: string;
  /**
   * Keeps an invalid entry while the field is unmounted; the platform's `useDraft` creates it. Without this prop the
   * entry is lost.
   */
  draft?: NumberDraftStore;
  /** Props of the native input: name, disabled, onBlur, onKeyDown, … */
  input?: Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'id' | 'type'>;
};

/**
 * A number field. It accepts the usual formats of typed numbers (see `parseNumber`) and shows grouped digits after it
 * has lost the focus. An invalid entry remains in the field with an error message; `onChange` does not get it.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, format, issueOf, hint, draft, input } = props;
  const number = useNumberInput({ value, onChange, format, issueOf, draft });
  return (
    <FieldFrame label={label} hint={hint} error={number.issue}>
      {(wiring) => (
        <>
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
                // As in `formatCurrency`, the euro sign is before the number in English.
                data-place={format.unit === '€' && format.language === 'en' ? 'before' : 'after'}
              >
                {format.unit}
              </span>
            )}
          </Box>
          <NumberReadingChoice
            {...number}
            language={format.language}
            describedBy={wiring['aria-describedby']}
          />
          {number.issue && <IssueMark />}
        </>
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
