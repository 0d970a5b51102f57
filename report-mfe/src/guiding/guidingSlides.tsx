import { useProse } from '../prose/ProseProvider.tsx';
import type { SlideSpec } from '../slides/slideSpec.ts';
import type { SlideProps } from '../viewing/slideProps.ts';
import { AboutSlide } from './AboutSlide.tsx';
import { DividerSlide } from './DividerSlide.tsx';

export const guidingSlides = {
  about: { id: 'about', isListed: true, Slide: AboutSlide },
  yourResults: { id: 'your-results', Slide: YourResultsSlide },
  diveIn: { id: 'steps', isListed: true, Slide: DiveInSlide },
} satisfies Record<string, SlideSpec>;

function YourResultsSlide(props: SlideProps) {
  return <DividerSlide {...props} id="your-results" text={useProse().guiding.yourResults} />;
}

function DiveInSlide(props: SlideProps) {
  return <DividerSlide {...props} id="steps" text={useProse().guiding.diveIn} />;
}
