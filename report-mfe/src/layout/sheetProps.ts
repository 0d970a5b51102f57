import type { Reply } from '@cert/shared/contract';
import type { ReportData } from '../reportData.ts';

/** The props of every sheet of the report. */
export type SheetProps = {
  /** The anchor of the sheet in the address. */
  id: string;
  /** The category of the sheet; undefined for a sheet without a category. */
  categoryId?: number | undefined;
  report: ReportData;
  /** The data of the programme, such as the names of the certificate and its provider. */
  programme: Reply<'programme'>;
  /** The number of the sheet's first page; the cover is page 1. Null on a sheet that is not printed. */
  pageNumber: number | null;
};
