import { auditingSlides } from '../auditing/auditingSlides.tsx';
import { certifyingSlides } from '../certifying/certifyingSlides.tsx';
import { closingSlides } from '../closing/closingSlides.ts';
import { standardFigures } from '../comparing-figures/figuresSlides.tsx';
import { CoverSlide } from '../covering/CoverSlide.tsx';
import { guidingSlides } from '../guiding/guidingSlides.tsx';
import { indexSlide } from '../indexing/indexSlide.tsx';
import { introducingSlides } from '../introducing/introducingSlides.ts';
import { ResultBenchmarkSlide } from '../presenting-result/ResultBenchmarkSlide.tsx';
import { ResultSlide } from '../presenting-result/ResultSlide.tsx';
import { categorySlides } from '../presenting-topics/categorySlides.ts';
import { topicsSlides } from '../presenting-topics/topicsSlides.ts';
import { educationsSlide, recommendingSlides } from '../recommending/recommendingSlides.ts';
import type { SlideList } from './slideSpec.ts';

/** The slides of the standard view, in the order of the printed sheets. */
export const standardSlides: SlideList = [
  { id: 'cover', Slide: CoverSlide },
  indexSlide(() => standardSlides),
  guidingSlides.about,
  ...introducingSlides,
  guidingSlides.yourResults,
  { id: 'result', isListed: true, Slide: ResultSlide },
  { id: 'result-benchmark', isListed: true, Slide: ResultBenchmarkSlide },
  ...topicsSlides,
  guidingSlides.diveIn,
  categorySlides,
  ...recommendingSlides,
  ...standardFigures,
  educationsSlide,
  ...certifyingSlides,
  ...auditingSlides,
  ...closingSlides,
];
