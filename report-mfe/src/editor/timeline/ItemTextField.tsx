import { useId } from 'react';
import { styled } from 'styled-components';
import { timelineLimits } from '@cert/shared/domain';
import { useFormatTooLongMessage } from '@cert/shared/platform';
import { color, fontFamily, fontSize, growingTextAreaStyle, radius } from '@cert/shared/ui';

type Props = {
  label: string;
  text: string;
  /** The default text of a new item. */
  placeholder: string;
  onWrite: (text: string) => void;
  'data-title'?: number;
};

/**
 * A field for a text of an item, edited in place. The text may wrap but contains no line breaks. A text that is too
 * long stays, and the timeline is not saved until it is shorter (see `reportTextSaver`).
 */
export function ItemTextField({ label, text, placeholder, onWrite, ...native }: Props) {
  const issueId = useId();
  const issue = useFormatTooLongMessage()(text, timelineLimits.letters);
  return (
    <>
      <Box data-text={text || placeholder}>
        <textarea
          {...native}
          rows={1}
          aria-label={label}
          aria-invalid={issue ? true : undefined}
          aria-describedby={issue && issueId}
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
      {issue && (
        <Issue id={issueId} role="alert">
          {issue}
        </Issue>
      )}
    </>
  );
}

const Box = styled.span`
  ${growingTextAreaStyle}

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

/* A span, because the text of an item is inside a paragraph. */
const Issue = styled.span`
  display: block;
  color: ${color.failure};
  font: 600 ${fontSize.small} / 1.4 ${fontFamily.sans};
`;

/** Cleans typed or pasted text for storage: no line breaks or control characters. */
export function cleanItemText(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(/\p{Cs}/gu, '');
}
