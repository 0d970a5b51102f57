import { sayingSlide } from '../composing/sayingSlide.tsx';
import { isPassed, type SlideSpec } from '../slides/slideSpec.ts';
import { writtenSlide } from '../team-texts/writtenSlide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { SigningSlide } from './SigningSlide.tsx';

const slides: SlideSpec[] = [
  { id: 'confirmation', isListed: true, Slide: ConfirmationSlide },
  sayingSlide({ id: 'whatsnext', isListed: true, text: 'certifying.standing' }),
  writtenSlide({
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
