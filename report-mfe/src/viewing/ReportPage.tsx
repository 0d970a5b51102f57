import { useEffect, useMemo } from 'react';
import { styled } from 'styled-components';
import type { Reply } from '@cert/shared/contract';
import { Loaded, useParams, useRead, useText } from '@cert/shared/platform';
import { media, space } from '@cert/shared/ui';
import { PageNumbersProvider } from '../paging/PageNumbers.tsx';
import { ProseProvider } from '../prose/ProseProvider.tsx';
import { proseTexts, type Prose } from '../prose/proseTexts.ts';
import { reportView, type ReportView } from '../reportView.ts';
import { listSlides } from '../slides/listSlides.ts';
import { isPrinted } from '../slides/slideSpec.ts';
import { standardSlides } from '../slides/standardSlides.ts';
import { useWords } from '../useWords.ts';
import { NumberedSlide } from './NumberedSlide.tsx';
import { PrintLayout } from './PrintLayout.tsx';
import { ReportBar } from './ReportBar.tsx';
import { ReportNotices } from './ReportNotices.tsx';

/** The report of one questionnaire: the same sheets on the screen and on paper (decisions §7). */
export function ReportPage() {
  const id = Number(useParams().questionnaireId);
  const report = useRead('report', { id });
  const programme = useRead('programme', {});
  const prose = useText(proseTexts);
  return (
    <>
      <PrintLayout />
      <ReportBar questionnaireId={id} />
      <Desk id="content">
        <Loaded of={report}>
          {(reply) => (
            <Loaded of={programme}>
              {(names) => (
                <Loaded of={prose}>
                  {(texts) => <Report report={reportView(reply)} programme={names} prose={texts} />}
                </Loaded>
              )}
            </Loaded>
          )}
        </Loaded>
      </Desk>
    </>
  );
}

type ReportProps = { report: ReportView; programme: Reply<'programme'>; prose: Prose };

function Report({ report, programme, prose }: ReportProps) {
  const t = useWords();
  const { organisation, year } = report;
  const slides = useMemo(() => listSlides(standardSlides, report), [report]);
  const printedIds = useMemo(
    () => slides.filter((slide) => isPrinted(slide, report)).map(({ id }) => id),
    [slides, report],
  );
  // Browsers offer it as the name of the saved PDF.
  const title = t('documentTitle', { organisation, product: programme.product, year });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <Notices className="screen-only">
        <ReportNotices report={report} />
      </Notices>
      <PageNumbersProvider slideIds={printedIds}>
        <ProseProvider prose={prose} report={report} programme={programme}>
          {slides.map((spec) => (
            <NumberedSlide key={spec.id} spec={spec} report={report} programme={programme} />
          ))}
        </ProseProvider>
      </PageNumbersProvider>
    </>
  );
}

const Desk = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding: ${space[5]};

  @media ${media.phone} {
    gap: ${space[3]};
    padding: ${space[3]};
  }

  @media print {
    display: block;
    padding: 0;
  }
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
