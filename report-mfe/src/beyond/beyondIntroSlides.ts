import { proseSlideSpec } from '../composing/proseSlideSpec.tsx';
import type { SlideSpec } from '../slides/slideSpec.ts';
import { BeyondCategoriesSlide } from './BeyondCategoriesSlide.tsx';
import { BeyondProgrammeFiguresSlide } from './BeyondProgrammeFiguresSlide.tsx';
import { BeyondConditionsSlide } from './BeyondConditionsSlide.tsx';
import { BeyondRecipientShareSlide } from './BeyondRecipientShareSlide.tsx';

/** Explains Above and Beyond, its conditions and its benefits: eleven slides. */
export const beyondIntroSlides: readonly SlideSpec[] = [
  proseSlideSpec({ id: 'beyond-about', isListed: true, text: 'beyondIntro.about' }),
  { id: 'beyond-top', Slide: BeyondRecipientShareSlide },
  { id: 'beyond-company', Slide: BeyondProgrammeFiguresSlide },
  proseSlideSpec({ id: 'beyond-why', text: 'beyondIntro.why' }),
  { id: 'beyond-conditions', isListed: true, Slide: BeyondConditionsSlide },
  proseSlideSpec({ id: 'beyond-method', text: 'beyondIntro.method' }),
  { id: 'beyond-categories', isListed: true, Slide: BeyondCategoriesSlide },
  proseSlideSpec({
    id: 'beyond-people',
    isListed: true,
    text: 'beyondIntro.people',
  }),
  proseSlideSpec({ id: 'beyond-market', text: 'beyondIntro.market' }),
  proseSlideSpec({ id: 'beyond-duty', text: 'beyondIntro.duty' }),
  proseSlideSpec({ id: 'beyond-reading', text: 'beyondIntro.reading' }),
];
