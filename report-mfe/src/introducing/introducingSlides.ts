import { sayingSlide } from '../composing/sayingSlide.tsx';
import { isAudit, type SlideSpec } from '../slides/slideSpec.ts';
import { StaffingSlide } from './StaffingSlide.tsx';
import { StructureSlide } from './StructureSlide.tsx';
import { WinnersSlide } from './WinnersSlide.tsx';

const slides: SlideSpec[] = [
  sayingSlide({ id: 'selectio', isListed: true, text: 'introducing.selectio' }),
  sayingSlide({ id: 'analysis', text: 'introducing.analysis' }),
  { id: 'structure', Slide: StructureSlide },
  { id: 'staffing', Slide: StaffingSlide },
  sayingSlide({ id: 'competence-culture', text: 'introducing.culture' }),
  { id: 'winners', Slide: WinnersSlide },
];

/** Who looks at the organisation of an audit, how, and what good practice rests on (spec 2 §2, step 3). */
export const introducingSlides = slides.map((slide) => ({ ...slide, isIn: isAudit }));
