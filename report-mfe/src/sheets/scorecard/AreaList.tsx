import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { referenceGrade } from '../../charts/bars.ts';
import { FailingGrade, GradeGap } from '../../charts/FailingGrade.ts';
import { shortenName } from '../../layout/fitText.ts';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import { useFirstPageNumbers } from '../../layout/PageNumbers.tsx';
import type { ReportData } from '../../reportData.ts';
import type { Shortlist } from '../grades/shortlistAreas.ts';
import { useDescribeGradeGap } from '../grades/useDescribeGradeGap.ts';

type Props = {
  kind: 'strengths' | 'nextSteps';
  list: Shortlist;
  report: ReportData;
  /** Maximum number of characters of a name. */
  maxLetters: number;
  titleAs: 'h2' | 'h3';
};

/**
 * The strengths or the next steps: areas with their grades. Each name links to the sheet of its category if the shown
 * view contains that sheet.
 */
export function AreaList({ kind, list, report, maxLetters, titleAs }: Props) {
  const { areas, leftOut } = list;
  const { t } = useTranslation('report');
  const language = useLanguage();
  const describeGap = useDescribeGradeGap(report);
  const pages = useFirstPageNumbers();
  const titleId = useId();
  const format = (grade: number) => formatNumber(grade, language);
  const last = areas.at(-1);
  const isGraded = report.categories.some(({ areas: graded }) =>
    graded.some(({ grade }) => grade !== null),
  );
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId} as={titleAs}>
        {t(`scorecard.${kind}`)}
      </Title>
      {last === undefined && (
        <More>
          {t(`scorecard.none.${isGraded ? kind : 'ungraded'}`, { grade: format(referenceGrade) })}
        </More>
      )}
      <List role="list">
        {areas.map((area) => {
          const gap = describeGap(area);
          const name = shortenName(area.title, maxLetters);
          const sheetId = `category-${area.categoryId}`;
          return (
            <li key={area.id}>
              <strong>
                {gap === undefined ? (
                  format(area.grade)
                ) : (
                  <FailingGrade>{format(area.grade)}</FailingGrade>
                )}
              </strong>
              <div>
                <span>{pages.has(sheetId) ? <a href={`#${sheetId}`}>{name}</a> : name}</span>
                {gap !== undefined && <GradeGap>{gap}</GradeGap>}
              </div>
            </li>
          );
        })}
      </List>
      {last !== undefined && leftOut > 0 && (
        <More>{t('shortlist.more', { number: format(leftOut), grade: format(last.grade) })}</More>
      )}
    </section>
  );
}

const Title = styled.h3`
  padding-block-end: max(${sheetMm(1.6)}, ${sheetRem(0.25)});
  border-block-end: max(${sheetMm(0.5)}, 2px) solid ${color.brand};
  font-size: max(${sheetMm(5.2)}, ${fontSize.lead});
`;

const List = styled.ul`
  color: ${color.ink};
  font: 400 max(${sheetMm(3.9)}, ${fontSize.text}) / 1.22 ${fontFamily.sans};

  & > li {
    display: grid;
    grid-template-columns: max(${sheetMm(11)}, ${sheetRem(2.25)}) minmax(0, 1fr);
    align-items: baseline;
    padding-block: max(${sheetMm(1.3)}, ${sheetRem(0.25)});
    border-block-end: 1px solid ${color.line};
  }

  strong {
    font: 600 max(${sheetMm(5)}, ${fontSize.lead}) / 1 ${fontFamily.serif};
    font-variant-numeric: tabular-nums lining-nums;
  }

  a {
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  span {
    overflow-wrap: anywhere;
  }

  a:hover {
    text-decoration: underline;
  }
`;

const More = styled.p`
  margin-block-start: max(${sheetMm(1.6)}, ${sheetRem(0.25)});
  color: ${color.inkSoft};
  font: 400 max(${sheetMm(3.6)}, ${fontSize.small}) / 1.35 ${fontFamily.sans};
`;
