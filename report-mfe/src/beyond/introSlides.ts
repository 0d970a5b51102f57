import { proseSlideSpec } from '../composing/proseSlideSpec.tsx';
import type { SlideSpec } from '../slides/slideSpec.ts';
import { CategoriesSlide } from './CategoriesSlide.tsx';
import { ProgrammeFiguresSlide } from './ProgrammeFiguresSlide.tsx';
import { ConditionsSlide } from './ConditionsSlide.tsx';
import { TopSlide } from './TopSlide.tsx';

/** Explains Above and Beyond, its conditions and its benefits: eleven slides. */
export const introSlides: readonly SlideSpec[] = [
  proseSlideSpec({ id: 'beyond-about', isListed: true, text: 'beyondIntro.about' }),
  { id: 'beyond-top', Slide: TopSlide },
  { id: 'beyond-company', Slide: ProgrammeFiguresSlide },
  proseSlideSpec({ id: 'beyond-why', text: 'beyondIntro.why' }),
  { id: 'beyond-conditions', isListed: true, Slide: ConditionsSlide },
  proseSlideSpec({ id: 'beyond-method', text: 'beyondIntro.method' }),
  { id: 'beyond-categories', isListed: true, Slide: CategoriesSlide },
  proseSlideSpec({
    id: 'beyond-people',
    isListed: true,
    text: 'beyondIntro.people',
  }),
  proseSlideSpec({ id: 'beyond-market', text: 'beyondIntro.market' }),
  proseSlideSpec({ id: 'beyond-duty', text: 'beyondIntro.duty' }),
  proseSlideSpec({ id: 'beyond-reading', text: 'beyondIntro.reading' }),
];
