import { outroSlide } from '../closing/closingSlides.ts';
import { proseSlideSpec } from '../composing/proseSlideSpec.tsx';
import { beyondFiguresSlides } from '../comparing-figures/figuresSlides.tsx';
import { contentsSlideSpec } from '../indexing/contentsSlideSpec.tsx';
import type { SlideList } from '../slides/slideSpec.ts';
import { teamTextSlideSpec } from '../team-texts/teamTextSlideSpec.tsx';
import { BeyondBarsSlide } from './BeyondBarsSlide.tsx';
import { BeyondCoverSlide } from './BeyondCoverSlide.tsx';
import { BeyondDividerSlide } from './BeyondDividerSlide.tsx';
import { BeyondResultSlide } from './BeyondResultSlide.tsx';
import { beyondCategorySlides } from './beyondCategorySlides.tsx';
import { beyondIntroSlides } from './beyondIntroSlides.ts';
import { BeyondRadarSlide } from './BeyondRadarSlide.tsx';
import { BeyondSummarySlide } from './BeyondSummarySlide.tsx';

/** The slides of the Above-and-Beyond view, in the order of the printed sheets. */
export const beyondSlides: SlideList = [
  { id: 'cover', Slide: BeyondCoverSlide },
  contentsSlideSpec(() => beyondSlides),
  ...beyondIntroSlides,
  { id: 'beyond-results', Slide: BeyondDividerSlide },
  { id: 'beyond-result', isListed: true, Slide: BeyondResultSlide },
  { id: 'beyond-bars', isListed: true, Slide: BeyondBarsSlide },
  // The radar chart needs at least three categories, one for each axis.
  {
    id: 'beyond-radar',
    isListed: true,
    isIn: ({ beyond }) => beyond.filter(({ percent }) => percent !== null).length > 2,
    Slide: BeyondRadarSlide,
  },
  ...beyondFiguresSlides,
  ...beyondCategorySlides,
  teamTextSlideSpec({
    id: 'beyond-words',
    isListed: true,
    field: 'wordsFromTeam',
    text: 'beyond.wordsFromTeam',
  }),
  { id: 'beyond-summary', isListed: true, Slide: BeyondSummarySlide },
  proseSlideSpec({ id: 'beyond-next', isListed: true, text: 'beyond.next' }),
  proseSlideSpec({ id: 'beyond-keep', text: 'beyond.keep' }),
  outroSlide,
];
