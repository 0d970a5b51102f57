import { useTranslation } from 'react-i18next';
import type { SlideProps } from '../viewing/slideProps.ts';
import { Slide } from '../viewing/Slide.tsx';
import { ResultBody } from './ResultBody.tsx';
import { useResultTexts } from './useResultTexts.ts';

/** The overall result: headline, ring, and the requirement of the certificate. */
export function ResultSlide({ report, programme, pageNumber }: SlideProps) {
  const { t } = useTranslation('report');
  const { headline, sentences } = useResultTexts(report, programme.product);
  return (
    <Slide id="result" eyebrow={t('result.eyebrow')} {...{ headline, report, pageNumber }}>
      <ResultBody report={report} sentences={sentences} />
    </Slide>
  );
}
