import type { ProgrammeReply } from '@cert/shared/contract';
import type { ReportData } from '../toReportData.ts';
import type { SlideList, SlideSpec } from './slideSpec.ts';

/** The slides of a view that apply to this report, in their order. */
export function listSlides(
  view: SlideList,
  { report, programme }: { report: ReportData; programme: ProgrammeReply },
): SlideSpec[] {
  return view
    .flatMap((slides) => (typeof slides === 'function' ? slides(report) : slides))
    .filter(({ isIn }) => !isIn || isIn(report, programme));
}
