import { styled } from 'styled-components';
import { useParams, useSearchParams } from 'react-router-dom';
import { joinReads, Loaded, QueueNotices, useMessages, useRead } from '@cert/shared/platform';
import { layoutSize, media, space, zIndex } from '@cert/shared/ui';
import { FilterForm } from '../comparisons/FilterForm.tsx';
import { useReport } from '../comparisons/useReport.ts';
import { EditingProvider } from '../editor/EditingProvider.tsx';
import { PrintLayout } from '../layout/Paper.tsx';
import { findTextAddress } from '../sheets/findTextAddress.ts';
import type { ViewName } from '../sheets/views.ts';
import { proseMessages } from '../texts/prose.ts';
import { Report } from './Report.tsx';
import { ReportBar, ViewTabs } from './ReportBar.tsx';

/**
 * The report of one questionnaire, with the same sheets on the screen and on paper. See
 * `docs/decisions/0024-the-report.md`.
 */
export function ReportPage() {
  const params = useParams();
  const id = Number(params.questionnaireId);
  // `/report/new` compares with the newest year, even if it is not finalized.
  const { report, ...comparing } = useReport({ id, isNewest: params.new !== undefined });
  const programme = useRead('programme', {});
  const prose = useMessages('report/prose', proseMessages);
  // A report without Above and Beyond always shows the standard view, even if the address asks for the other one.
  const isAdvanced = report.data?.isAdvanced === true;
  const requestedView = useView();
  const view = isAdvanced ? requestedView : 'standard';
  return (
    <>
      <PrintLayout />
      <ReportBar questionnaireId={id}>
        {isAdvanced && programme.data && <ViewTabs view={view} programme={programme.data} />}
      </ReportBar>
      <Main id="content">
        <Messages className="screen-only">
          <QueueNotices />
        </Messages>
        <Loaded of={joinReads(report, programme, prose)}>
          {([shown, names]) => (
            <EditingProvider
              key={`${id}-${view}`}
              questionnaireId={id}
              report={shown}
              programme={names}
              findAddress={(field) => findTextAddress(field, shown)}
            >
              {(settled) => (
                <Report view={view} report={settled} programme={names}>
                  <FilterForm shown={shown} failure={report.failure} {...comparing} />
                </Report>
              )}
            </EditingProvider>
          )}
        </Loaded>
      </Main>
    </>
  );
}

const Main = styled.main`
  --desk-padding: ${space[5]};

  padding: var(--desk-padding);

  @media ${media.phone} {
    --desk-padding: ${space[3]};
  }

  @media print {
    padding: 0;
  }
`;

/* The messages stay visible at every scroll position, because they may concern any text on the page. */
const Messages = styled.div`
  position: sticky;
  inset-block-start: ${layoutSize.header};
  z-index: ${zIndex.sticky};
  display: grid;
  gap: ${space[2]};
  inline-size: min(297mm, 100%);
  max-block-size: 60vh;
  margin-inline: auto;
  overflow: auto;
`;

/** The view that the address selects: `?view=beyond`, else the standard view. In the address it is kept on a reload. */
function useView(): ViewName {
  const [params] = useSearchParams();
  return params.get('view') === 'beyond' ? 'beyond' : 'standard';
}
