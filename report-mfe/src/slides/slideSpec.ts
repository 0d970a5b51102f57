import type { ComponentType } from 'react';
import type { ProgrammeReply } from '@cert/shared/contract';
import type { ReportField } from '@cert/shared/domain';
import { hasText } from '../team-texts/hasText.ts';
import type { ReportView } from '../reportView.ts';
import type { SlideProps } from '../viewing/slideProps.ts';

/** One slide of a view of the report, at its place. */
export type SlideSpec = {
  /** Its anchor in the address; those of spec 2 §2 keep their names. */
  id: string;
  /** Whether the index lists it, with its page number. */
  isListed?: boolean;
  Slide: ComponentType<SlideProps>;
  /** Whose block it belongs to, where there is one block per category. */
  categoryId?: number;
  /** For which reports it is; for all where it says nothing. The thresholds are the programme's. */
  isIn?: (report: ReportView, programme: ProgrammeReply) => boolean;
  /**
   * The team's texts without which it would be an empty sheet: while none of them is written it is shown on the
   * screen only, without a page number.
   */
  texts?: readonly ReportField[];
};

/** The slides of a view in their order; a function stands for those of which each report has its own. */
export type SlideList = readonly (SlideSpec | ((report: ReportView) => readonly SlideSpec[]))[];

export const isPassed = ({ decision }: ReportView): boolean => decision === 'passed';
/**
 * An audit report. A provisional one is neither (decisions §9): it says how far the assessment has come, and has no
 * slide that follows from its end.
 */
export const isAudit = ({ decision }: ReportView): boolean => decision === 'not-passed';

/** Whether a slide is a sheet of the printed report; see `SlideSpec.texts`. */
export function isPrinted({ texts }: SlideSpec, report: ReportView): boolean {
  return !texts || texts.some((field) => hasText(report.texts[field]));
}
