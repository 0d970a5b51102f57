import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../tokens.ts';
import { Icon } from '../signs/Icon.tsx';
import { FieldFrame, type FieldLabel } from './FieldFrame.tsx';
import { bareControlStyle, fieldStyle } from './fieldStyle.ts';

export type SelectFieldProps<Value extends string | number> = {
  label: FieldLabel;
  choices: readonly { value: Value; text: string; isDisabled?: boolean }[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** The text of the first option, which means "none". */
  emptyText: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Props of the native select: name, required, disabled, … */
  select?: Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'id'>;
};

/** A field to choose one of many options, where radio buttons would take too much space. */
export function SelectField<Value extends string | number>({
  label,
  choices,
  value,
  onChange,
  emptyText,
  hint,
  error,
  select,
}: SelectFieldProps<Value>) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <Box>
          <select
            {...select}
            {...wiring}
            value={value === null ? '' : String(value)}
            onChange={({ target }) =>
              onChange(
                choices.find((choice) => String(choice.value) === target.value)?.value ?? null,
              )
            }
          >
            <option value="">{emptyText}</option>
            {choices.map((choice) => (
              <option key={choice.value} value={String(choice.value)} disabled={choice.isDisabled}>
                {choice.text}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </Box>
      )}
    </FieldFrame>
  );
}

// The arrow is drawn above the select in the same grid row, so that a click on the arrow opens the select, too.
const Box = styled.div`
  ${fieldStyle}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;

  & > * {
    grid-row: 1;
  }

  & > select {
    ${bareControlStyle}
    grid-column: 1 / -1;
    padding-inline-end: ${space[6]};
    appearance: none;
    text-overflow: ellipsis;
    cursor: inherit;
  }

  & > select > option {
    color: ${color.ink};
    background: ${color.paper};
  }

  & > select > option:disabled {
    color: ${color.inkOff};
  }

  & > svg {
    grid-column: 2;
    margin-inline-end: ${space[3]};
    pointer-events: none;
  }
`;
