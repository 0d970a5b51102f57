import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { QuestionnaireOverview } from '@cert/shared/contract';
import { formatGrade } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontSize, space } from '@cert/shared/ui';
import { toAreaAddress, listCountingAreas } from '../addresses.ts';
import { HomeCard } from '../HomeCard.tsx';
import { GradeChangeRows, type AreaWithBothGrades } from './GradeChangeRows.tsx';
import { groupByChange } from './compareYears.ts';

type Props = {
  questionnaireId: number;
  overview: QuestionnaireOverview;
  comparison: NonNullable<QuestionnaireOverview['yearOnYear']>;
};

/**
 * Compares the grades of the earlier year with those of this year: a sentence as the heading, a row with two dots for
 * each area that changed, and the other areas folded. Renders nothing if no area has a grade in both years. See
 * docs/product/overview.md#year-on-year.
 */
export function YearOnYearComparison({ questionnaireId, overview, comparison }: Props) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const grades = new Map(comparison.areas.map((one) => [one.areaId, one]));
  const pairs = listCountingAreas(overview).flatMap(({ area, category }): AreaWithBothGrades[] => {
    const found = grades.get(area.id);
    if (found?.before == null || found.now === null) return [];
    const address = toAreaAddress(questionnaireId, {
      slug: category.slug,
      position: area.position,
    });
    return [{ id: area.id, title: area.title, address, before: found.before, now: found.now }];
  });
  if (pairs.length === 0) return null;
  const { rose, fell, same } = groupByChange(pairs);
  const changed = [...rose, ...fell];
  const years = { before: comparison.year, now: overview.year };
  return (
    <HomeCard title={describeChanges(t, { rose: rose.length, fell: fell.length, years })} isLong>
      <Note>{t(changed.length > 0 ? 'home.years.note' : 'home.years.noteSame', years)}</Note>
      {changed.length > 0 && <GradeChangeRows pairs={changed} years={years} />}
      {same.length > 0 && (
        <Folded>
          <summary>{t('home.years.same', { count: same.length })}</summary>
          <ul role="list">
            {same.map(({ id, title, address, now }) => (
              <li key={id}>
                <Link to={address}>{title}</Link> <b>{formatGrade(now, language)}</b>
              </li>
            ))}
          </ul>
        </Folded>
      )}
    </HomeCard>
  );
}

type Changes = { rose: number; fell: number; years: { before: number; now: number } };

function describeChanges(t: TFunction<'org-forms'>, { rose, fell, years }: Changes): string {
  if (rose === 0 && fell === 0) return t('home.years.none', years);
  if (rose === 0) return t('home.years.fell', { count: fell });
  const risen = t('home.years.rose', { count: rose });
  return fell === 0 ? risen : `${risen}, ${t('home.years.fellToo', { count: fell })}`;
}

const Note = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

const Folded = styled.details`
  > ul {
    columns: 18rem;
    column-gap: ${space[6]};
    padding-block-start: ${space[2]};
  }

  li {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space[1]};
    border-block-end: 1px solid ${color.line};
    break-inside: avoid;
    font-size: ${fontSize.text};
  }

  b {
    font-variant-numeric: tabular-nums;
  }
`;
