import { useEffect, useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Reply } from '@cert/shared/contract';
import { MessageValues, useLanguage } from '@cert/shared/platform';
import { color, media, space } from '@cert/shared/ui';
import { SideContents } from '../indexing/SideContents.tsx';
import { PageNumbersProvider } from '../paging/PageNumbers.tsx';
import { proseValues } from '../prose/proseValues.ts';
import type { ReportData } from '../toReportData.ts';
import { listSlides } from '../slides/listSlides.ts';
import { isPrinted } from '../slides/slideSpec.ts';
import { views, type ViewName } from '../slides/views.ts';
import { NumberedSlide } from './NumberedSlide.tsx';
import { ReportNotices } from './ReportNotices.tsx';
import { useScrollToAnchor } from './useScrollToAnchor.ts';
import { useStagedSlides } from './useStagedSlides.ts';

type Props = {
  view: ViewName;
  report: ReportData;
  programme: Reply<'programme'>;
  /** Controls above the sheets, on the screen only. */
  children: ReactNode;
};

/** The sheets of one view, with the contents at the side. */
export function Report({ view, report, programme, children }: Props) {
  const { t } = useTranslation('report');
  const { organisation, year } = report;
  const slides = useMemo(
    () => listSlides(views[view], { report, programme }),
    [view, report, programme],
  );
  const [printedIds, listedIds] = useMemo(
    () => [
      slides.filter((slide) => isPrinted(slide, report)).map(({ id }) => id),
      slides.filter(({ isListed }) => isListed).map(({ id }) => id),
    ],
    [slides, report],
  );
  const language = useLanguage();
  const values = useMemo(
    () => proseValues(report, { programme, language }),
    [report, programme, language],
  );
  const product = view === 'beyond' ? programme.beyondProduct : programme.product;
  // Browsers suggest the title as the file name of the PDF.
  const title = t('documentTitle', { organisation, product, year });
  useEffect(() => {
    document.title = title;
  }, [title]);
  const { shown, isComplete } = useStagedSlides(slides);
  useScrollToAnchor(isComplete);
  return (
    <PageNumbersProvider slideIds={printedIds}>
      <MessageValues values={values}>
        <Columns>
          <SideContents ids={listedIds} />
          <Sheets $isGold={view === 'beyond'} aria-busy={!isComplete}>
            <Notices className="screen-only">
              <ReportNotices report={report} />
              {children}
            </Notices>
            {shown.map((spec) => (
              <NumberedSlide key={spec.id} spec={spec} report={report} programme={programme} />
            ))}
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
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: ${space[6]};
  }

  @media print {
    display: block;
  }
`;

/* In the Above-and-Beyond view, gold replaces the brand colour. */
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
