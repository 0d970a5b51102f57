import { proseSlideSpec } from '../composing/proseSlideSpec.tsx';
import { isAudit, type SlideSpec } from '../slides/slideSpec.ts';
import { StaffingSlide } from './StaffingSlide.tsx';
import { StructureSlide } from './StructureSlide.tsx';
import { AuditProgrammeFiguresSlide } from './AuditProgrammeFiguresSlide.tsx';

const slides: SlideSpec[] = [
  proseSlideSpec({ id: 'selectio', isListed: true, text: 'introducing.selectio' }),
  proseSlideSpec({ id: 'analysis', text: 'introducing.analysis' }),
  { id: 'structure', Slide: StructureSlide },
  { id: 'staffing', Slide: StaffingSlide },
  proseSlideSpec({ id: 'competence-culture', text: 'introducing.culture' }),
  { id: 'winners', Slide: AuditProgrammeFiguresSlide },
];

/** Introduces an audit: who assesses the organisation, how, and the basis of good practice. */
export const auditIntroSlides = slides.map((slide) => ({ ...slide, isIn: isAudit }));
