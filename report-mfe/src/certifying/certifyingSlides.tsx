import { proseSlideSpec } from '../composing/proseSlideSpec.tsx';
import { isPassed, type SlideSpec } from '../slides/slideSpec.ts';
import { teamTextSlideSpec } from '../team-texts/teamTextSlideSpec.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { SigningSlide } from './SigningSlide.tsx';

const slides: SlideSpec[] = [
  { id: 'confirmation', isListed: true, Slide: ConfirmationSlide },
  proseSlideSpec({ id: 'whatsnext', isListed: true, text: 'certifying.standing' }),
  teamTextSlideSpec({
    id: 'whatsnext-text',
    field: 'whatsNext',
    text: 'certifying.whatsNext',
  }),
];

/** The slides that only the report of a passed certification has. */
export const certifyingSlides = slides.map((slide) => ({ ...slide, isIn: isPassed }));

function ConfirmationSlide(props: SlideProps) {
  return <SigningSlide {...props} id="confirmation" />;
}
