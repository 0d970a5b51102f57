import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { bareControlStyle } from './bareControlStyle.ts';
import { FieldFrame, type FieldLabel } from './FieldFrame.tsx';
import { fieldStyle } from './fieldStyle.ts';
import { growingStyle } from './growingStyle.ts';
import { space } from './look.ts';

export type TextAreaProps = {
  label: FieldLabel;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
  /**
   * Props of the native textarea: rows (minimum height, 3), maxLength, disabled, onBlur, aria-describedby (announced
   * before hint and error), …
   */
  area?: Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange' | 'id'>;
};

/** A field for several lines of text; it grows with its content. */
export function TextArea({ label, value, onChange, hint, error, area }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <Box data-text={value}>
          <textarea
            rows={3}
            {...area}
            {...wiring}
            aria-describedby={
              [area?.['aria-describedby'], wiring['aria-describedby']].filter(Boolean).join(' ') ||
              undefined
            }
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </Box>
      )}
    </FieldFrame>
  );
}

const Box = styled.div`
  ${fieldStyle}
  ${growingStyle}

  &::after {
    padding: ${space[2]} ${space[3]};
  }

  & > textarea {
    ${bareControlStyle}
  }
`;
