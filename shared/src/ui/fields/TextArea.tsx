import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled, css } from 'styled-components';
import { space } from '../tokens.ts';
import { FieldFrame, type FieldLabel } from './FieldFrame.tsx';
import { bareControlStyle, fieldStyle } from './fieldStyle.ts';

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

/**
 * A box that grows with the textarea inside it, without script and in every browser. A hidden copy of the text, from
 * the box's `data-text`, is in the same grid cell under the textarea and sets its height. The copy needs the same
 * padding as the textarea.
 */
export const growingStyle = css`
  display: grid;

  &::after {
    content: attr(data-text) ' ';
    visibility: hidden;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  &::after,
  & > textarea {
    grid-area: 1 / 1;
  }

  & > textarea {
    resize: none;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
`;

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
