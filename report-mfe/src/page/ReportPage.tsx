import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  combineReads,
  Loaded,
  QueueNotices,
  useMessages,
  usePlatform,
  useRead,
  useStore,
} from '@cert/shared/platform';
import { ComparisonPicker } from '../comparisons/ComparisonPicker.tsx';
import { useBenchmarkFilters } from '../comparisons/useBenchmarkFilters.ts';
import { useReport } from '../comparisons/useReport.ts';
import { EditingProvider } from '../editor/EditingProvider.tsx';
import { PrintLayout } from '../layout/Paper.tsx';
import { UnfinishedNotice } from '../layout/UnfinishedNotice.tsx';
import { findTextAddress } from '../sheets/findTextAddress.ts';
import { proseMessages } from '../texts/prose.ts';
import { ReportMain, StickyNotices, ReadFailureNotice } from './PageParts.tsx';
import { ReleasedReport } from './ReleasedReport.tsx';
import { Report } from './Report.tsx';
import { PdfButton } from './PdfButton.tsx';
import { ReportToolbar, ViewTabs } from './ReportToolbar.tsx';
import { usePrint } from './usePrint.ts';
import { ScorecardDownloads } from './ScorecardDownloads.tsx';
import { useReportView } from './useReportView.ts';
import { useReportTextStates, type ReportTextStates } from './writing/useReportTextStates.ts';
import { useWritingDialogs } from './writing/useWritingDialogs.tsx';

/**
 * The report of one questionnaire, with the same sheets on the screen and on paper. See
 * `docs/decisions/0024-the-report.md`.
 */
export function ReportPage() {
  const isForTeam = useStore(usePlatform().session)?.isCertifier === true;
  return isForTeam ? <WrittenReport /> : <ReleasedReport />;
}

/** The report for the team, which edits its texts. */
function WrittenReport() {
  const params = useParams();
  const id = Number(params.questionnaireId);
  const [filters, setFilters] = useBenchmarkFilters();
  // `/report/new` compares with the newest year, even if it is not finalized.
  const selection = { id, isNewest: params.new !== undefined, filters };
  const { report, isReloading } = useReport(selection);
  const programme = useRead('programme', {});
  const prose = useMessages('report/prose', proseMessages);
  const loaded = combineReads(report, programme, prose);
  const { print, waitsFor } = usePrint();
  const isAdvanced = report.data?.isAdvanced === true;
  const view = useReportView({ isAdvanced });
  // The states of the texts are computed only after the sheets are shown, because the sheets do not need them.
  const [areSheetsShown, setSheetsShown] = useState(false);
  const writing = useReportTextStates({
    questionnaireId: id,
    report: areSheetsShown ? report.data : undefined,
    programme: programme.data,
  });
  const fields = writing?.rows.filter((row) => row.view === view).map(({ field }) => field);
  const { askBeforePrinting, tools } = useWritingDialogs({
    writing,
    view,
    report: report.data,
    programme: programme.data,
  });
  return (
    <>
      <PrintLayout />
      <ReportToolbar
        questionnaireId={id}
        report={report.data}
        views={programme.data && <ViewTabs {...{ view, isAdvanced }} programme={programme.data} />}
        onPrint={writing && loaded.data ? () => askBeforePrinting(print) : undefined}
        printWaitsFor={waitsFor}
      >
        {report.data && (
          <ComparisonPicker shown={report.data} {...{ filters, setFilters, isReloading }} />
        )}
        {tools}
        {report.data && programme.data?.reportPdf === 1 && (
          <>
            <PdfButton action="report" {...{ selection, view }} ask={askBeforePrinting} />
            <ScorecardDownloads
              action="report"
              selection={selection}
              report={report.data}
              programme={programme.data}
            />
          </>
        )}
      </ReportToolbar>
      <ReportMain id="content" data-awaited={loaded.failure === undefined || undefined}>
        <StickyNotices className="screen-only">
          <QueueNotices />
          {report.data && !isReloading && <ReadFailureNotice of={report} />}
        </StickyNotices>
        {/* Fast, because the first render contains only the cover. */}
        <Loaded of={loaded} isFast>
          {([shown, names]) => (
            <EditingProvider
              key={`${id}-${view}`}
              questionnaireId={id}
              report={shown}
              programme={names}
              changedFigures={writing?.changedFigures ?? noChanges}
              fields={fields}
              findAddress={findTextAddress}
            >
              {(settled) => (
                <Report
                  view={view}
                  report={settled}
                  programme={names}
                  onShown={() => setSheetsShown(true)}
                />
              )}
            </EditingProvider>
          )}
        </Loaded>
      </ReportMain>
      <UnfinishedNotice />
    </>
  );
}

/** Used until the sheets are shown, because the states of the texts are not computed before. */
const noChanges: ReportTextStates['changedFigures'] = new Map();
