import type { ComponentType } from 'react';
import type { ProgrammeReply } from '@cert/shared/contract';
import type { ReportField } from '@cert/shared/domain';
import { hasText } from '../team-texts/hasText.ts';
import type { ReportData } from '../toReportData.ts';
import type { SlideProps } from '../viewing/slideProps.ts';

/** One slide in a view of the report. */
export type SlideSpec = {
  /** The anchor of the slide in the address. Do not rename it: existing links to the report contain it. */
  id: string;
  /** Whether the table of contents lists the slide. */
  isListed?: boolean;
  Slide: ComponentType<SlideProps>;
  /** The category of the slide, if there is one group of slides per category. */
  categoryId?: number;
  /** Whether a report has the slide; without this function all reports have it. `programme` provides the thresholds. */
  isIn?: (report: ReportData, programme: ProgrammeReply) => boolean;
  /**
   * The team's texts that the slide needs. While all of them are empty, the slide is shown on the screen only and has
   * no page number.
   */
  texts?: readonly ReportField[];
};

/** The slides of a view in their order. A function creates the slides that differ between reports. */
export type SlideList = readonly (SlideSpec | ((report: ReportData) => readonly SlideSpec[]))[];

export const isPassed = ({ decision }: ReportData): boolean => decision === 'passed';
/**
 * Whether this is an audit report. A provisional report is neither passed nor an audit: it shows the progress of the
 * assessment and has no slides about its outcome.
 */
export const isAudit = ({ decision }: ReportData): boolean => decision === 'not-passed';

/** Whether a slide is printed; see `SlideSpec.texts`. */
export function isPrinted({ texts }: SlideSpec, report: ReportData): boolean {
  return !texts || texts.some((field) => hasText(report.texts[field]));
}
