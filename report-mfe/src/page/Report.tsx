import { memo, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Reply } from '@cert/shared/contract';
import { formatList } from '@cert/shared/i18n';
import { MessageValues, useLanguage } from '@cert/shared/platform';
import { color, media, Notice, space } from '@cert/shared/ui';
import { canLeaveOutFarSheets } from '../layout/canLeaveOutFarSheets.ts';
import { LoadingFontsMark } from '../layout/LoadingFontsMark.tsx';
import { PageNumbersProvider, useFirstPageNumbers } from '../layout/PageNumbers.tsx';
import type { SheetProps } from '../layout/sheetProps.ts';
import type { ReportData } from '../reportData.ts';
import {
  listPrintedAnchors,
  listApplicableSheets,
  listTitledSheets,
  listVisibleSheets,
  type SheetDefinition,
} from '../sheets/defineSheet.ts';
import { reportViews, type ReportViewName } from '../sheets/reportViews.ts';
import { formatProseValues } from '../texts/prose.ts';
import { SideContents, sideContentsWidth } from './SideContents.tsx';
import { useStagedSheets } from './useStagedSheets.ts';

type Props = {
  view: ReportViewName;
  report: ReportData;
  programme: Reply<'programme'>;
  /** Called when all sheets are rendered. */
  onShown?: () => void;
};

/** The sheets of one view, with the table of contents beside them. */
export function Report({ view, report, programme, onShown }: Props) {
  const { t } = useTranslation('report');
  const { organisation, year } = report;
  const sheets = useMemo(
    () => listVisibleSheets(listApplicableSheets(reportViews[view], { report, programme }), report),
    [view, report, programme],
  );
  const printedIds = useMemo(() => listPrintedAnchors(sheets, report), [sheets, report]);
  const listed = useMemo(() => listTitledSheets(sheets), [sheets]);
  const language = useLanguage();
  const values = useMemo(
    () => formatProseValues(report, { programme, language }),
    [report, programme, language],
  );
  const product = view === 'beyond' ? programme.beyondProduct : programme.product;
  // Browsers suggest the title as the file name of the PDF.
  const title = t(view === 'scorecard' ? 'scorecard.documentTitle' : 'documentTitle', {
    organisation,
    product,
    year,
  });
  useEffect(() => {
    document.title = title;
  }, [title]);
  const withoutFarSheets = canLeaveOutFarSheets(report);
  // With the layout of all sheets, each further step would cost more than the last one.
  const { shown, isComplete } = useStagedSheets(sheets, withoutFarSheets ? 2 : sheets.length);
  useScrollToAnchor(isComplete);
  const announce = useEffectEvent(() => onShown?.());
  useEffect(() => {
    if (isComplete) announce();
  }, [isComplete]);
  return (
    <PageNumbersProvider sheetIds={printedIds}>
      <MessageValues values={values}>
        <Columns>
          <SideContents listed={listed} />
          <Sheets
            $isGold={view === 'beyond'}
            aria-busy={!isComplete}
            data-without-far-sheets={withoutFarSheets || undefined}
          >
            <Notices className="screen-only">
              <ReportNotices report={report} />
            </Notices>
            {shown.map((definition) => (
              <NumberedSheet key={definition.id} {...{ definition, report, programme }} />
            ))}
            {isComplete && <LoadingFontsMark {...{ withoutFarSheets }} />}
          </Sheets>
        </Columns>
      </MessageValues>
    </PageNumbersProvider>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  @media ${media.desk} {
    grid-template-columns: ${sideContentsWidth} minmax(0, 1fr);
    gap: ${space[6]};
  }

  @media print {
    display: block;
  }
`;

/* In the Above-and-Beyond view, gold replaces the brand colour on all sheets except the cover (see `Cover`). */
const Sheets = styled.div<{ $isGold: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  @media ${media.phone} {
    gap: ${space[3]};
  }

  @media print {
    display: block;
  }

  ${({ $isGold }) =>
    $isGold &&
    `& [data-theme='light']:not(#cover) {
      --brand: ${color.beyond};
      --brand-strong: color-mix(in oklab, ${color.beyond} 78%, black);
      --brand-ink: ${color.fillInk};
    }`}
`;

const Notices = styled.div`
  display: grid;
  gap: ${space[3]};
  inline-size: min(297mm, 100%);
  margin-inline: auto;

  &:empty {
    display: none;
  }
`;

type NumberedSheetProps = Pick<SheetProps, 'report' | 'programme'> & {
  definition: SheetDefinition;
};

/** Renders a sheet with its page number. A sheet without a number is not printed. */
function NumberedSheet({ definition, ...props }: NumberedSheetProps) {
  const pageNumber = useFirstPageNumbers().get(definition.id) ?? null;
  const sheet = <MemoisedSheet {...{ definition, pageNumber }} {...props} />;
  return pageNumber === null ? <div className="screen-only">{sheet}</div> : sheet;
}

/** Memoised, because every save during editing, and every sheet that takes more than one page, renders the view again. */
const MemoisedSheet = memo(function MemoisedSheet({
  definition: { id, categoryId, Sheet },
  ...props
}: NumberedSheetProps & Pick<SheetProps, 'pageNumber'>) {
  return <Sheet {...props} {...{ id, categoryId }} />;
});

type ReportNoticesProps = {
  report: Pick<ReportData, 'decision' | 'isLocked' | 'reader' | 'otherLanguages'>;
};

/** Notices above the sheets, on the screen only. */
function ReportNotices({ report }: ReportNoticesProps) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const names = report.otherLanguages.map((other) => t(`editing.language.${other}`));
  return (
    <>
      {names.length > 0 && (
        <Notice tone="info" title={t('notice.elsewhereTitle')}>
          {t('notice.elsewhere', { languages: formatList(names, language) })}
        </Notice>
      )}
      {report.decision === 'not-decided' && (
        <Notice tone="warning" title={t('notice.provisionalTitle')}>
          {t('notice.provisional')}
        </Notice>
      )}
      {report.isLocked && report.reader === 'team' && (
        <Notice tone="info" title={t('notice.lockedTitle')}>
          {t('notice.locked')}
        </Notice>
      )}
    </>
  );
}

/**
 * Scrolls to the sheet in the address (`#timeline`) once all sheets are rendered. The browser cannot do this, because
 * the sheet does not exist yet when the page opens.
 * @param isComplete whether all sheets are rendered
 */
function useScrollToAnchor(isComplete: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isComplete || isDone.current) return;
    isDone.current = true;
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, [isComplete]);
}
