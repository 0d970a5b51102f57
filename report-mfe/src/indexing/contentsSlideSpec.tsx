import { listSlides } from '../slides/listSlides.ts';
import type { SlideList, SlideSpec } from '../slides/slideSpec.ts';
import type { SlideProps } from '../viewing/slideProps.ts';
import { ContentsSheet } from './ContentsSheet.tsx';

/**
 * Creates the slide with the table of contents of a view.
 * @param view returns all slides of the view; a function, because the view contains this slide
 */
export function contentsSlideSpec(view: () => SlideList): SlideSpec {
  function IndexSlide(props: SlideProps) {
    const listed = listSlides(view(), props).filter(({ isListed }) => isListed);
    return <ContentsSheet {...props} ids={listed.map(({ id }) => id)} />;
  }
  return { id: 'contents', Slide: IndexSlide };
}
