import { listSlides } from '../slides/listSlides.ts';
import type { SlideList, SlideSpec } from '../slides/slideSpec.ts';
import type { SlideProps } from '../viewing/slideProps.ts';
import { ContentsSheet } from './ContentsSheet.tsx';

/**
 * The contents of a view as one of its sheets (spec 2 §2).
 * @param view all slides of the view; asked when it is shown, as it is one of them
 */
export function indexSlide(view: () => SlideList): SlideSpec {
  function IndexSlide(props: SlideProps) {
    const listed = listSlides(view(), props).filter(({ isListed }) => isListed);
    return <ContentsSheet {...props} ids={listed.map(({ id }) => id)} />;
  }
  return { id: 'contents', Slide: IndexSlide };
}
