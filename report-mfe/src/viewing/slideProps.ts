import type { Reply } from '@cert/shared/contract';
import type { ReportView } from '../reportView.ts';

/** The props of every slide of the report. */
export type SlideProps = {
  /** The slide's anchor. */
  id: string;
  /** The category of the slide; undefined for a slide without a category. */
  categoryId?: number | undefined;
  report: ReportView;
  /** Contains the names of the certificate and its provider. */
  programme: Reply<'programme'>;
  /** From 1, the cover included; null on a slide that is not printed. */
  pageNumber: number | null;
};
