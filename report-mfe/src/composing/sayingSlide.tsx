import type { Prose } from '../prose/proseTexts.ts';
import { useProse } from '../prose/ProseProvider.tsx';
import type { SlideSpec } from '../slides/slideSpec.ts';
import type { SlideProps } from '../viewing/slideProps.ts';
import { ProseSlide } from './ProseSlide.tsx';
import type { ProseText } from './ProseText.ts';

/**
 * A slide that only says something.
 * @param say which of the prose it says
 */
export function sayingSlide({
  say,
  ...spec
}: Omit<SlideSpec, 'Slide' | 'texts'> & { say: (prose: Prose) => ProseText }): SlideSpec {
  function SayingSlide({ report, pageNumber }: SlideProps) {
    return <ProseSlide id={spec.id} text={say(useProse())} {...{ report, pageNumber }} />;
  }
  return { ...spec, Slide: SayingSlide };
}
