import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  downloadBlob,
  toFailureCode,
  useLanguage,
  usePlatform,
  type ReportPdfInput,
} from '@cert/shared/platform';
import { Button } from '@cert/shared/ui';
import { toReportInput, type ReportSelection } from '../comparisons/useReport.ts';
import type { ReportViewName } from '../sheets/reportViews.ts';

type Props = {
  /** The action that reads the shown report. */
  action: ReportPdfInput['action'];
  selection: ReportSelection;
  view: ReportViewName;
  /** The format of the file; `png` is only for the scorecard. */
  format: 'pdf' | 'png';
  /** Returns the name of the downloaded file, without its ending. */
  fileName: () => string;
  /** Asks the user to confirm the download, then calls `proceed`. Default: the download starts without a question. */
  ask?: ((proceed: () => void) => void) | undefined;
  children: ReactNode;
};

/** Downloads a view of the report as a file that the server makes. */
export function DownloadButton({
  action,
  selection,
  view,
  format,
  fileName,
  ask = (proceed) => proceed(),
  children,
}: Props) {
  const { t } = useTranslation('report');
  const { t: tPlatform } = useTranslation('platform');
  const { api, toasts } = usePlatform();
  const language = useLanguage();
  const [isMaking, setIsMaking] = useState(false);
  const download = async () => {
    setIsMaking(true);
    try {
      const input = { action, ...toReportInput(selection), language, view };
      const file = await (format === 'pdf'
        ? api.readReportPdf(input)
        : api.readScorecardPng(input));
      downloadBlob(file, `${fileName()}.${format}`);
    } catch (failure) {
      toasts.show({ tone: 'failure', text: tPlatform(`failed.${toFailureCode(failure)}`) });
    } finally {
      setIsMaking(false);
    }
  };
  return (
    <Button
      tone="secondary"
      busyText={isMaking ? t(`bar.${format}Making`) : undefined}
      onClick={() => ask(() => void download())}
    >
      {children}
    </Button>
  );
}
