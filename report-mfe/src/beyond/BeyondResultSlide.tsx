import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { ResultBody } from '../presenting-result/ResultBody.tsx';
import { shareOfPoints } from '../presenting-result/shareOfPoints.ts';
import { useProse } from '../prose/ProseProvider.tsx';
import { useWords } from '../useWords.ts';
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
  const standing = t('beyond.result.standing', {
    beyondProduct,
    organisation: report.organisation,
    threshold: formatPercent(measured.thresholdPercent, language),
    overall: formatPercent(report.overallPercent, language),
  });
  return (
    <Slide id="beyond-result" {...{ eyebrow, headline, report, pageNumber }}>
      <ResultBody report={measured} sentences={[standing]} />
    </Slide>
  );
}
