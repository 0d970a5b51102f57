import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled, css } from 'styled-components';
import { space } from '../tokens.ts';
import { FieldFrame, type FieldLabel } from './FieldFrame.tsx';
import { bareControlStyle, fieldStyle, printedTextStyle } from './fieldStyle.ts';
import { IssueMark } from './IssueMark.ts';
import { TextVersionChoice } from './TextVersionChoice.tsx';
import { useTextInput, type TextLimit } from './useTextInput.ts';

export type TextAreaProps = {
  label: FieldLabel;
  value: string;
  /** Gets plain text: what the server would refuse is removed. */
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
  /** Keeps a too long text in the field, with an error; `onChange` does not get it. See `useTextInput`. */
  limit?: TextLimit;
  /**
   * Props of the native textarea: rows (minimum height, 3), disabled, onBlur, aria-describedby (announced before hint
   * and error), … Without maxLength, which would silently cut off a pasted text.
   */
  area?: Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange' | 'id' | 'maxLength'>;
};

/** A field for several lines of text; it grows with its content. On paper the text is printed whole. */
export function TextArea({ label, value, onChange, hint, error, limit, area }: TextAreaProps) {
  const { text, issue, versions, enter } = useTextInput({ value, onChange, limit });
  return (
    <FieldFrame label={label} hint={hint} error={issue ?? error}>
      {(wiring) => (
        <>
          <Box data-text={text}>
            <textarea
              rows={3}
              {...area}
              {...wiring}
              aria-describedby={
                [area?.['aria-describedby'], wiring['aria-describedby']]
                  .filter(Boolean)
                  .join(' ') || undefined
              }
              value={text}
              onChange={(event) => enter(event.target.value)}
            />
          </Box>
          {versions && <TextVersionChoice versions={versions} />}
          {issue && <IssueMark />}
        </>
      )}
    </FieldFrame>
  );
}

/**
 * A box that grows with the textarea inside it, without script and in every browser. A hidden copy of the text, from
 * the box's `data-text`, is in the same grid cell under the textarea and sets its height. The copy needs the same
 * padding as the textarea. On paper the copy is printed in place of the textarea.
 */
export const growingTextAreaStyle = css`
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

  ${printedTextStyle}
`;

const Box = styled.div`
  ${fieldStyle}
  ${growingTextAreaStyle}

  &::after {
    padding: ${space[2]} ${space[3]};
  }

  & > textarea {
    ${bareControlStyle}
  }
`;
