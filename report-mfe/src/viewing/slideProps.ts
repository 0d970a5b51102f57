import type { Reply } from '@cert/shared/contract';
import type { ReportData } from '../toReportData.ts';

/** The props of every slide of the report. */
export type SlideProps = {
  /** The anchor of the slide in the address. */
  id: string;
  /** The category of the slide; undefined for a slide without a category. */
  categoryId?: number | undefined;
  report: ReportData;
  /** The data of the programme, such as the names of the certificate and its provider. */
  programme: Reply<'programme'>;
  /** The page number of the first sheet of the slide; the cover is page 1. Null on a slide that is not printed. */
  pageNumber: number | null;
};
