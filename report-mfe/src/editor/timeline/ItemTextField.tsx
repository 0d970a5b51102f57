import { styled } from 'styled-components';
import { timelineLimits } from '@cert/shared/domain';
import { color, growingStyle, radius } from '@cert/shared/ui';

type Props = {
  label: string;
  text: string;
  /** The default text of a new item. */
  placeholder: string;
  onWrite: (text: string) => void;
  'data-title'?: number;
};

/** A field for a text of an item, edited in place. The text may wrap but contains no line breaks. */
export function ItemTextField({ label, text, placeholder, onWrite, ...native }: Props) {
  return (
    <Box data-text={text || placeholder}>
      <textarea
        {...native}
        rows={1}
        maxLength={timelineLimits.letters}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => onWrite(cleanItemText(event.target.value))}
        onFocus={({ currentTarget }) => {
          if (text === placeholder) currentTarget.select();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </Box>
  );
}

const Box = styled.span`
  ${growingStyle}

  & > textarea {
    inline-size: 100%;
    padding: 0;
    border: 0;
    border-radius: ${radius.small};
    background: none;
    text-align: inherit;

    &::placeholder {
      color: ${color.inkSoft};
      opacity: 1;
    }

    &:hover {
      background: ${color.brandSoft};
    }
  }
`;

/** Cleans typed or pasted text for storage: no line breaks or control characters, limited length. */
export function cleanItemText(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, timelineLimits.letters)
    .replaceAll(/\p{Cs}/gu, '');
}
