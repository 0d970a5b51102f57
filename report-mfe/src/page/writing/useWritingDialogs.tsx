import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgrammeReply } from '@cert/shared/contract';
import { Button } from '@cert/shared/ui';
import type { ReportData } from '../../reportData.ts';
import type { ReportViewName } from '../../sheets/reportViews.ts';
import { EmptyTextsDialog } from './EmptyTextsDialog.tsx';
import type { ReportTextStates } from './useReportTextStates.ts';
import { WritingOverview } from './WritingOverview.tsx';

type Options = {
  /** Null until the sheets of the report are shown. */
  writing: ReportTextStates | null;
  view: ReportViewName;
  report: Pick<ReportData, 'isLocked'> | undefined;
  programme: ProgrammeReply | undefined;
};

type WritingDialogs = {
  /** Calls `proceed`. If a text of the shown view is empty in the page's language, asks the user to confirm first. */
  askBeforePrinting: (proceed: () => void) => void;
  /** The button that opens the overview, and the open dialog. */
  tools: ReactNode;
};

/** The overview of the report's texts, and the question before an incomplete report is printed. */
export function useWritingDialogs({ writing, view, report, programme }: Options): WritingDialogs {
  const { t } = useTranslation('report');
  const [open, setOpen] = useState<'overview' | { proceed: () => void } | null>(null);
  const close = () => setOpen(null);
  const rows = writing?.rows ?? [];
  const empty = rows.filter((row) => row.view === view && !row.isOptional && !row.isWrittenHere);
  const written = rows.filter((row) => row.isWrittenHere || row.isOptional).length;
  return {
    askBeforePrinting: (proceed) => (empty.length === 0 ? proceed() : setOpen({ proceed })),
    tools: writing && programme && (
      <>
        <Button tone="quiet" onClick={() => setOpen('overview')}>
          {t('writing.open', { written, all: rows.length })}
        </Button>
        {open === 'overview' && (
          <WritingOverview
            {...{ rows, programme }}
            isLocked={report?.isLocked === true}
            onClose={close}
          />
        )}
        {open !== null && open !== 'overview' && (
          <EmptyTextsDialog
            empty={empty}
            onPrint={() => {
              close();
              open.proceed();
            }}
            onShowOverview={() => setOpen('overview')}
            onClose={close}
          />
        )}
      </>
    ),
  };
}
