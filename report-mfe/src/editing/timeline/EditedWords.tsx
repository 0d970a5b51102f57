import { styled } from 'styled-components';
import { timelineLimits } from '@cert/shared/domain';
import { color, growingStyle, radius } from '@cert/shared/ui';
import { cleanWords } from './cleanWords.ts';

type Props = {
  label: string;
  words: string;
  /** The default text of a new item. */
  placeholder: string;
  onWrite: (words: string) => void;
  'data-title'?: number;
};

/** A text of an item, edited in place. It wraps over several lines but contains no line breaks. */
export function EditedWords({ label, words, placeholder, onWrite, ...native }: Props) {
  return (
    <Box data-text={words || placeholder}>
      <textarea
        {...native}
        rows={1}
        maxLength={timelineLimits.letters}
        aria-label={label}
        placeholder={placeholder}
        value={words}
        onChange={(event) => onWrite(cleanWords(event.target.value))}
        onFocus={({ currentTarget }) => {
          if (words === placeholder) currentTarget.select();
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
