import { styled } from 'styled-components';
import { color, family, media, size } from '@cert/shared/ui';
import type { SlideProps } from '../viewing/slideProps.ts';
import { mm } from '../viewing/mm.ts';
import { Slide } from '../viewing/Slide.tsx';
import { useWords } from '../useWords.ts';
import { ResultRing } from './ResultRing.tsx';
import { ResultTable } from './ResultTable.tsx';
import { useResultWords } from './useResultWords.ts';

/** The overall result: its message, the ring, and what the certificate asks for. */
export function ResultSlide({ report, programme, pageNumber }: SlideProps) {
  const t = useWords();
  const { headline, sentences } = useResultWords(report, programme.product);
  return (
    <Slide
      id="result"
      eyebrow={t('result.eyebrow')}
      headline={headline}
      report={report}
      pageNumber={pageNumber}
    >
      <Columns>
        <ResultRing report={report} />
        <Message>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <ResultTable report={report} />
        </Message>
      </Columns>
    </Slide>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  gap: ${mm(16)};
  align-items: center;

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${mm(28)};
    padding-block: ${mm(14)};
  }
`;

const Message = styled.div`
  display: grid;
  gap: max(${mm(5)}, 0.75rem);
  color: ${color.ink};
  font: 400 max(${mm(5.2)}, ${size.lead}) / 1.5 ${family.serif};
`;
