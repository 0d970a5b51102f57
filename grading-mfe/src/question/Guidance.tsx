import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { Button, color, layoutSize, fontSize, media, space, stroke } from '@cert/shared/ui';

type Props = { title: string; text: string };

/** Maximum characters (about four lines) that are shown in full. A longer text is collapsed. */
const maxUnfoldedLength = 280;

/** Guidance for grading. A long text shows only its beginning until the user expands it; in print it is complete. */
export function Guidance({ title, text }: Props) {
  const { t } = useTranslation('grading');
  const textId = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > maxUnfoldedLength;
  return (
    <Quote>
      <Text id={textId} $isFolded={isLong && !isOpen}>
        <span>
          <strong>{title}.</strong> {text}
        </span>
      </Text>
      {isLong && (
        <Button
          tone="quiet"
          aria-expanded={isOpen}
          aria-controls={textId}
          aria-label={`${title}: ${t(isOpen ? 'question.less' : 'question.more')}`}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'question.less' : 'question.more')}
        </Button>
      )}
    </Quote>
  );
}

const Quote = styled.div`
  display: grid;
  justify-items: start;
  padding-inline-start: ${space[3]};
  border-inline-start: ${stroke.mark} solid ${color.lineStrong};
  font-size: ${fontSize.small};

  @media ${media.print} {
    & > button {
      display: none;
    }
  }
`;

const Text = styled.p<{ $isFolded: boolean }>`
  max-inline-size: ${layoutSize.measure};
  white-space: pre-line;
  overflow-wrap: anywhere;
  overflow: hidden;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $isFolded }) => ($isFolded ? 3 : 'none')};

  @media ${media.print} {
    display: block;
  }
`;
