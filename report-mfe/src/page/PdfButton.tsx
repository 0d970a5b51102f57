import { useTranslation } from 'react-i18next';
import type { ReportPdfInput } from '@cert/shared/platform';
import type { ReportSelection } from '../comparisons/useReport.ts';
import type { ReportViewName } from '../sheets/reportViews.ts';
import { DownloadButton } from './DownloadButton.tsx';

type Props = {
  /** The action that reads the shown report. */
  action: ReportPdfInput['action'];
  selection: ReportSelection;
  view: ReportViewName;
  /** Asks the user to confirm the download, then calls `proceed`. Default: the download starts without a question. */
  ask?: (proceed: () => void) => void;
};

/** Downloads the shown report as PDF; the page's title is the file name. See docs/product/report.md#pdf. */
export function PdfButton({ ask, ...shown }: Props) {
  const { t } = useTranslation('report');
  return (
    <DownloadButton {...shown} format="pdf" fileName={() => document.title} ask={ask}>
      {t('bar.pdf')}
    </DownloadButton>
  );
}
