import { sayingSlide } from '../composing/sayingSlide.tsx';
import type { SlideSpec } from '../slides/slideSpec.ts';
import { CategoriesSlide } from './CategoriesSlide.tsx';
import { CompanySlide } from './CompanySlide.tsx';
import { ConditionsSlide } from './ConditionsSlide.tsx';
import { TopSlide } from './TopSlide.tsx';

/** What Above and Beyond is and asks for, and what it brings: eleven slides (spec 2 §2). */
export const introSlides: readonly SlideSpec[] = [
  sayingSlide({ id: 'beyond-about', isListed: true, say: ({ beyondIntro }) => beyondIntro.about }),
  { id: 'beyond-top', Slide: TopSlide },
  { id: 'beyond-company', Slide: CompanySlide },
  sayingSlide({ id: 'beyond-why', say: ({ beyondIntro }) => beyondIntro.why }),
  { id: 'beyond-conditions', isListed: true, Slide: ConditionsSlide },
  sayingSlide({ id: 'beyond-method', say: ({ beyondIntro }) => beyondIntro.method }),
  { id: 'beyond-categories', isListed: true, Slide: CategoriesSlide },
  sayingSlide({
    id: 'beyond-people',
    isListed: true,
    say: ({ beyondIntro }) => beyondIntro.people,
  }),
  sayingSlide({ id: 'beyond-market', say: ({ beyondIntro }) => beyondIntro.market }),
  sayingSlide({ id: 'beyond-duty', say: ({ beyondIntro }) => beyondIntro.duty }),
  sayingSlide({ id: 'beyond-reading', say: ({ beyondIntro }) => beyondIntro.reading }),
];
