import { useParams } from 'react-router-dom';
import { combineReads, Loaded, useMessages, useRead } from '@cert/shared/platform';
import { ComparisonPicker } from '../comparisons/ComparisonPicker.tsx';
import { useBenchmarkFilters } from '../comparisons/useBenchmarkFilters.ts';
import { useReleasedReport } from '../comparisons/useReport.ts';
import { ReadOnlyReportProvider } from '../editor/ReadOnlyReportProvider.tsx';
import { PrintLayout } from '../layout/Paper.tsx';
import { UnfinishedNotice } from '../layout/UnfinishedNotice.tsx';
import { proseMessages } from '../texts/prose.ts';
import { ReportMain, StickyNotices, ReadFailureNotice } from './PageParts.tsx';
import { PdfButton } from './PdfButton.tsx';
import { Report } from './Report.tsx';
import { ReportToolbar, ViewTabs } from './ReportToolbar.tsx';
import { usePrint } from './usePrint.ts';
import { ScorecardDownloads } from './ScorecardDownloads.tsx';
import { useReportView } from './useReportView.ts';
import { WaitingForReport } from './WaitingForReport.tsx';

/**
 * The report for the organisation's people. Once it is released, they can read and print it; before that, the page
 * shows the current step and when the report will be released. See docs/product/report.md#who-reads-it.
 */
export function ReleasedReport() {
  const id = Number(useParams().questionnaireId);
  const [filters, setFilters] = useBenchmarkFilters();
  const selection = { id, isNewest: false, filters };
  const { report, isReloading } = useReleasedReport(selection);
  const programme = useRead('programme', {});
  const prose = useMessages('report/prose', proseMessages);
  const loaded = combineReads(report, programme, prose);
  const { print, waitsFor } = usePrint();
  const released = report.data ?? undefined;
  const isAdvanced = released?.isAdvanced === true;
  const view = useReportView({ isAdvanced });
  // Before the release no sheets will follow: the page is complete with the text about the current step.
  const isAwaited = loaded.failure === undefined && report.data !== null;
  return (
    <>
      <PrintLayout />
      <ReportToolbar
        questionnaireId={id}
        report={released}
        views={
          released &&
          programme.data && <ViewTabs {...{ view, isAdvanced }} programme={programme.data} />
        }
        onPrint={released && loaded.data ? print : undefined}
        printWaitsFor={waitsFor}
      >
        {released && (
          <ComparisonPicker shown={released} {...{ filters, setFilters, isReloading }} />
        )}
        {released && programme.data?.reportPdf === 1 && (
          <>
            <PdfButton action="releasedReport" {...{ selection, view }} />
            <ScorecardDownloads
              action="releasedReport"
              selection={selection}
              report={released}
              programme={programme.data}
            />
          </>
        )}
      </ReportToolbar>
      <ReportMain id="content" data-awaited={isAwaited || undefined}>
        <StickyNotices className="screen-only">
          {released && !isReloading && <ReadFailureNotice of={report} />}
        </StickyNotices>
        {/* Fast, because the first render contains only the cover. */}
        <Loaded of={loaded} isFast>
          {([shown, names]) =>
            shown ? (
              <ReadOnlyReportProvider questionnaireId={id} report={shown} programme={names}>
                <Report key={`${id}-${view}`} view={view} report={shown} programme={names} />
              </ReadOnlyReportProvider>
            ) : (
              <WaitingForReport questionnaireId={id} />
            )
          }
        </Loaded>
      </ReportMain>
      <UnfinishedNotice />
    </>
  );
}
