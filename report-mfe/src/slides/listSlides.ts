import type { ProgrammeReply } from '@cert/shared/contract';
import type { ReportView } from '../reportView.ts';
import type { SlideList, SlideSpec } from './slideSpec.ts';

/** The slides of a view that apply to this report, in their order. */
export function listSlides(
  view: SlideList,
  { report, programme }: { report: ReportView; programme: ProgrammeReply },
): SlideSpec[] {
  return view
    .flatMap((slides) => (typeof slides === 'function' ? slides(report) : slides))
    .filter(({ isIn }) => !isIn || isIn(report, programme));
}
