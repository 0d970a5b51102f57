import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, fontSize, space } from '../tokens.ts';
import { FieldFrame, type FieldLabel } from './FieldFrame.tsx';
import { bareControlStyle, fieldStyle, printedTextStyle } from './fieldStyle.ts';

export type TextFieldProps = {
  label: FieldLabel;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  /** One sentence about the error; undefined when there is none. */
  error?: string | undefined;
  /** For passwords: hides the text. Contains the texts of the button that shows and hides it. */
  secret?: { show: string; hide: string };
  /**
   * Props of the native input: type, name, autoComplete, required, disabled, inputMode, … Without maxLength, which
   * would silently cut off a pasted text.
   */
  input?: Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'id' | 'maxLength'>;
};

/** A field for one line of text. A text that is longer than the field is printed whole. */
export function TextField({ label, value, onChange, hint, error, secret, input }: TextFieldProps) {
  const [isRevealed, setRevealed] = useState(false);
  const type = secret ? (isRevealed ? 'text' : 'password') : input?.type;
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <Box
          data-text={!secret && (type === undefined || printedTypes.has(type)) ? value : undefined}
        >
          <Input
            {...input}
            {...wiring}
            type={type}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {secret && (
            <Reveal
              type="button"
              aria-controls={wiring.id}
              onClick={() => setRevealed(!isRevealed)}
            >
              {isRevealed ? secret.hide : secret.show}
            </Reveal>
          )}
        </Box>
      )}
    </FieldFrame>
  );
}

/** The types whose value is what the field shows. Passwords are not printed. */
const printedTypes: ReadonlySet<string> = new Set(['text', 'email']);

const Box = styled.div`
  ${fieldStyle}
  display: flex;

  &[data-text] {
    &::after {
      content: attr(data-text) ' ';
      display: none;
      padding: ${space[2]} ${space[3]};
      overflow-wrap: anywhere;
    }

    ${printedTextStyle}
  }
`;

const Input = styled.input`
  ${bareControlStyle}
`;

const Reveal = styled.button`
  flex: none;
  padding-inline: ${space[3]};
  border: 0;
  border-radius: ${radius.small};
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.brand};
  background: none;

  &:hover {
    color: ${color.brandStrong};
    text-decoration: underline;
  }
`;
