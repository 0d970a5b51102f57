import type { Reply } from '@cert/shared/contract';
import type { ReportView } from '../reportView.ts';

/** What every slide of the report is given. */
export type SlideProps = {
  /** The slide's anchor. */
  id: string;
  /** Whose block it belongs to; undefined for a slide outside of those. */
  categoryId?: number | undefined;
  report: ReportView;
  /** Names of the certificate and its provider. */
  programme: Reply<'programme'>;
  /** From 1, the cover included; null on a slide that is not printed. */
  pageNumber: number | null;
};
