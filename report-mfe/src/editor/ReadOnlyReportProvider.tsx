import { useMemo, useState, type ReactNode } from 'react';
import { createStore } from '@cert/shared/platform';
import { ReaderContext } from '../texts/ReaderContext.ts';
import { EditingContext, type EditingColleague, type EditingState } from './EditingContext.ts';

type Props = Pick<EditingState, 'questionnaireId' | 'report' | 'programme'> & {
  children: ReactNode;
};

/**
 * Shows the texts of a released report read-only: without editor, save queue and presence. See
 * `docs/decisions/0043-the-client-reads-the-report.md`.
 */
export function ReadOnlyReportProvider({ questionnaireId, report, programme, children }: Props) {
  const [edited] = useState(() => createStore<string | null>(null));
  const [lastEdited] = useState(() => createStore<string | null>(null));
  const [colleagues] = useState(() => createStore<readonly EditingColleague[]>([]));
  const reading = useMemo(
    () => ({
      questionnaireId,
      report,
      programme,
      edited,
      lastEdited,
      colleagues,
      changedFigures: noChanges,
      findAddress: () => '',
    }),
    [questionnaireId, report, programme, edited, lastEdited, colleagues],
  );
  return (
    <ReaderContext value="organisation">
      <EditingContext value={reading}>{children}</EditingContext>
    </ReaderContext>
  );
}

/** Empty, because readers do not see which figures have changed. */
const noChanges: EditingState['changedFigures'] = new Map();
