import { SigningSlide } from '../certifying/SigningSlide.tsx';
import { proseSlideSpec } from '../composing/proseSlideSpec.tsx';
import { isAudit, type SlideSpec } from '../slides/slideSpec.ts';
import type { SlideProps } from '../viewing/slideProps.ts';
import { activitySlides } from './activitySlides.ts';
import { AuthorizationSlide } from './AuthorizationSlide.tsx';
import { planSlides } from './planSlides.ts';
import { riskSlides } from './riskSlides.tsx';
import { RisksSlide } from './RisksSlide.tsx';

const slides: SlideSpec[] = [
  ...activitySlides,
  ...planSlides,
  proseSlideSpec({
    id: 'change-management',
    isListed: true,
    text: 'auditing.changeManagement',
  }),
  proseSlideSpec({ id: 'roles', isListed: true, text: 'auditing.roles' }),
  { id: 'authorization', isListed: true, Slide: AuthorizationSlide },
  { id: 'risks', isListed: true, Slide: RisksSlide },
  ...riskSlides,
  proseSlideSpec({ id: 'next-steps', isListed: true, text: 'auditing.nextSteps' }),
  { id: 'certifiers', Slide: CertifiersSlide },
];

/** The slides about the consequences of the results. Only an audit report has them. */
export const auditingSlides = slides.map((slide) => ({ ...slide, isIn: isAudit }));

function CertifiersSlide(props: SlideProps) {
  return <SigningSlide {...props} id="certifiers" />;
}
