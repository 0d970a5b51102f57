import { outroSlide } from '../closing/closingSlides.ts';
import { proseSlideSpec } from '../composing/proseSlideSpec.tsx';
import { beyondFigures } from '../comparing-figures/figuresSlides.tsx';
import { indexSlide } from '../indexing/indexSlide.tsx';
import type { SlideList } from '../slides/slideSpec.ts';
import { teamTextSlideSpec } from '../team-texts/teamTextSlideSpec.tsx';
import { BarsSlide } from './BarsSlide.tsx';
import { BeyondCoverSlide } from './BeyondCoverSlide.tsx';
import { BeyondDividerSlide } from './BeyondDividerSlide.tsx';
import { BeyondResultSlide } from './BeyondResultSlide.tsx';
import { categorySlides } from './categorySlides.tsx';
import { introSlides } from './introSlides.ts';
import { RadarSlide } from './RadarSlide.tsx';
import { SummarySlide } from './SummarySlide.tsx';

/** The slides of the Above-and-Beyond view, in the order of the printed sheets. */
export const beyondSlides: SlideList = [
  { id: 'cover', Slide: BeyondCoverSlide },
  indexSlide(() => beyondSlides),
  ...introSlides,
  { id: 'beyond-results', Slide: BeyondDividerSlide },
  { id: 'beyond-result', isListed: true, Slide: BeyondResultSlide },
  { id: 'beyond-bars', isListed: true, Slide: BarsSlide },
  // The radar chart needs at least three categories, one for each axis.
  {
    id: 'beyond-radar',
    isListed: true,
    isIn: ({ beyond }) => beyond.filter(({ percent }) => percent !== null).length > 2,
    Slide: RadarSlide,
  },
  ...beyondFigures,
  ...categorySlides,
  teamTextSlideSpec({
    id: 'beyond-words',
    isListed: true,
    field: 'wordsFromTeam',
    text: 'beyond.wordsFromTeam',
  }),
  { id: 'beyond-summary', isListed: true, Slide: SummarySlide },
  proseSlideSpec({ id: 'beyond-next', isListed: true, text: 'beyond.next' }),
  proseSlideSpec({ id: 'beyond-keep', text: 'beyond.keep' }),
  outroSlide,
];
