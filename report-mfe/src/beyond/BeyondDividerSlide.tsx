import { DividerSlide } from '../guiding/DividerSlide.tsx';
import { useProse } from '../prose/ProseProvider.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';

/** Where the results of the Above-and-Beyond view begin. */
export function BeyondDividerSlide(props: SlideProps) {
  return <DividerSlide {...props} id="beyond-results" text={useProse().beyond.yourResults} />;
}
