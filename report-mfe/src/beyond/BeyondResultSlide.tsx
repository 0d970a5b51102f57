import { useTranslation } from 'react-i18next';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { ResultBody } from '../presenting-result/ResultBody.tsx';
import { findShareName } from '../presenting-result/findShareName.ts';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';

/** Compares the overall result with the threshold of Above and Beyond. */
export function BeyondResultSlide({ report, programme, pageNumber }: SlideProps) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { t: tProse } = useTranslation('report/prose');
  const { eyebrow } = tProse('beyond.result', { returnObjects: true });
  const { beyondProduct, thresholds } = programme;
  const beyondReport = { ...report, thresholdPercent: thresholds.beyondTotalPercent };
  const share = t(`result.share.${findShareName(report.overallPercent)}`);
  const headline = t('beyond.result.headline', { share, beyondProduct });
  const standing = t('beyond.result.standing', {
    beyondProduct,
    organisation: report.organisation,
    threshold: formatPercent(beyondReport.thresholdPercent, language),
    overall: formatPercent(report.overallPercent, language),
  });
  return (
    <Slide id="beyond-result" {...{ eyebrow, headline, report, pageNumber }}>
      <ResultBody report={beyondReport} sentences={[standing]} />
    </Slide>
  );
}
