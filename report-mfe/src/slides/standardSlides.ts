import { auditingSlides } from '../auditing/auditingSlides.tsx';
import { certifyingSlides } from '../certifying/certifyingSlides.tsx';
import { closingSlides } from '../closing/closingSlides.ts';
import { standardFiguresSlides } from '../comparing-figures/figuresSlides.tsx';
import { CoverSlide } from '../covering/CoverSlide.tsx';
import { aboutAndDividerSlides } from '../guiding/aboutAndDividerSlides.tsx';
import { contentsSlideSpec } from '../indexing/contentsSlideSpec.tsx';
import { auditIntroSlides } from '../introducing/auditIntroSlides.ts';
import { ResultBenchmarkSlide } from '../presenting-result/ResultBenchmarkSlide.tsx';
import { ResultSlide } from '../presenting-result/ResultSlide.tsx';
import { categorySlides } from '../presenting-topics/categorySlides.ts';
import { keyAreaAndStepSlides } from '../presenting-topics/keyAreaAndStepSlides.ts';
import { trainingsSlide, recommendingSlides } from '../recommending/recommendingSlides.ts';
import type { SlideList } from './slideSpec.ts';

/** The slides of the standard view, in the order of the printed sheets. */
export const standardSlides: SlideList = [
  { id: 'cover', Slide: CoverSlide },
  contentsSlideSpec(() => standardSlides),
  aboutAndDividerSlides.about,
  ...auditIntroSlides,
  aboutAndDividerSlides.yourResults,
  { id: 'result', isListed: true, Slide: ResultSlide },
  { id: 'result-benchmark', isListed: true, Slide: ResultBenchmarkSlide },
  ...keyAreaAndStepSlides,
  aboutAndDividerSlides.diveIn,
  categorySlides,
  ...recommendingSlides,
  ...standardFiguresSlides,
  trainingsSlide,
  ...certifyingSlides,
  ...auditingSlides,
  ...closingSlides,
];
