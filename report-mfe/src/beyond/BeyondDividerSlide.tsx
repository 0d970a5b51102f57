import { useTranslation } from 'react-i18next';
import { DividerSlide } from '../guiding/DividerSlide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';

/** Opens the results of the Above-and-Beyond view. */
export function BeyondDividerSlide(props: SlideProps) {
  const { t } = useTranslation('report/prose');
  const text = t('beyond.yourResults', { returnObjects: true });
  return <DividerSlide {...props} id="beyond-results" text={text} />;
}
