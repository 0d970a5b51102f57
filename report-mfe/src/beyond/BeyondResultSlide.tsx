import { styled } from 'styled-components';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, family, size } from '@cert/shared/ui';
import { ResultRing } from '../presenting-result/ResultRing.tsx';
import { ResultTable } from '../presenting-result/ResultTable.tsx';
import { shareOfPoints } from '../presenting-result/shareOfPoints.ts';
import { useProse } from '../prose/ProseProvider.tsx';
import { useWords } from '../useWords.ts';
import { mm } from '../viewing/mm.ts';
import { narrowSheet } from '../viewing/narrowSheet.ts';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';

/** The overall result against the threshold of Above and Beyond. */
export function BeyondResultSlide({ report, programme, pageNumber }: SlideProps) {
  const t = useWords();
  const language = useLanguage();
  const { eyebrow } = useProse().beyond.result;
  const { beyondProduct, thresholds } = programme;
  const measured = { ...report, thresholdPercent: thresholds.beyondTotalPercent };
  const share = t(`result.share.${shareOfPoints(report.overallPercent)}`);
  const headline = t('beyond.result.headline', { share, beyondProduct });
  return (
    <Slide id="beyond-result" {...{ eyebrow, headline, report, pageNumber }}>
      <Columns>
        <ResultRing report={measured} />
        <Message>
          <p>
            {t('beyond.result.standing', {
              beyondProduct,
              organisation: report.organisation,
              threshold: formatPercent(measured.thresholdPercent, language),
              overall: formatPercent(report.overallPercent, language),
            })}
          </p>
          <ResultTable report={measured} />
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

  ${narrowSheet} {
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
