import { useTranslation } from 'react-i18next';
import type { SlideSpec } from '../slides/slideSpec.ts';
import type { SlideProps } from '../viewing/slideProps.ts';
import { AboutSlide } from './AboutSlide.tsx';
import { DividerSlide } from './DividerSlide.tsx';

export const aboutAndDividerSlides = {
  about: { id: 'about', isListed: true, Slide: AboutSlide },
  yourResults: { id: 'your-results', Slide: YourResultsSlide },
  diveIn: { id: 'steps', isListed: true, Slide: DiveInSlide },
} satisfies Record<string, SlideSpec>;

function YourResultsSlide(props: SlideProps) {
  const { t } = useTranslation('report/prose');
  const text = t('guiding.yourResults', { returnObjects: true });
  return <DividerSlide {...props} id="your-results" text={text} />;
}

function DiveInSlide(props: SlideProps) {
  const { t } = useTranslation('report/prose');
  return <DividerSlide {...props} id="steps" text={t('guiding.diveIn', { returnObjects: true })} />;
}
