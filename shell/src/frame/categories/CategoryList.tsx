import { useTranslation } from 'react-i18next';
import { useParams, NavLink } from 'react-router-dom';
import styled, { css } from 'styled-components';
import type { CategorySummary } from '@cert/shared/contract';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage, usePlatform, useStore } from '@cert/shared/platform';
import { color, space, GradeMark, fontSize, fontFamily } from '@cert/shared/ui';
import { AreaListItem } from './AreaListItem.tsx';
import { gradeMarkTones, RowPercent, rowStyle } from './rowStyles.ts';

type Props = { questionnaireId: number; categories: readonly CategorySummary[] };

/** The list of categories. The current category also lists its areas, with completeness or, for the team, grades. */
export function CategoryList({ questionnaireId, categories }: Props) {
  const { t } = useTranslation('shell');
  const { slug, areaIndex = '1' } = useParams();
  const address = (category: CategorySummary, position: number) =>
    `/${questionnaireId}/category/${category.slug}/${position}`;
  return (
    <nav aria-label={t('frame.categories')}>
      <Categories>
        <OpeningPages questionnaireId={questionnaireId} />
        {categories.map((category) => {
          const firstOpen = category.areas.find((area) => area.open);
          return (
            <li key={category.id}>
              {firstOpen ? (
                <NumberedLink to={address(category, firstOpen.position)} end={false}>
                  <b>{category.position}</b>
                  <span>{category.title}</span>
                  <CategoryPercentage category={category} />
                </NumberedLink>
              ) : (
                <Closed aria-disabled="true">
                  <b>{category.position}</b>
                  <span>{category.title}</span>
                </Closed>
              )}
              {category.slug === slug && (
                <Areas>
                  {category.areas.map((area) => (
                    <li key={area.id}>
                      <AreaListItem
                        area={area}
                        to={address(category, area.position)}
                        isCurrent={String(area.position) === areaIndex}
                      />
                    </li>
                  ))}
                </Areas>
              )}
            </li>
          );
        })}
      </Categories>
    </nav>
  );
}

const Categories = styled.ol`
  display: grid;
  gap: ${space[1]};
  list-style: none;
  padding: 0;
`;

const Areas = styled.ul`
  display: grid;
  gap: ${space[1]};
  list-style: none;
  margin: ${space[1]} 0 ${space[2]} ${space[4]};
  padding: 0 0 0 ${space[3]};
  border-left: 1px solid ${color.line};
`;

type CategoryPercentageProps = { category: CategorySummary };

/** The completeness of a category. Once all its areas have grades of one kind, the team sees the result instead. */
function CategoryPercentage({ category }: CategoryPercentageProps) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { gradeCompletedType: kind } = category;
  const reached = kind && category[sums[kind]];
  if (!kind || reached === undefined)
    return <RowPercent>{formatPercent(category.completeness, language)}</RowPercent>;
  return (
    <AtEnd>
      <GradeMark
        figure={formatPercent(reached, language)}
        tone={gradeMarkTones[kind]}
        label={t(`frame.reached.${kind}`)}
      />
    </AtEnd>
  );
}

const sums = {
  system: 'gradeSumSystem',
  certifier: 'gradeSumCertifier',
  final: 'gradeSumCertifierFinal',
} as const;

const AtEnd = styled.span`
  display: flex;
  margin-left: auto;
  font-size: ${fontSize.small};
`;

type OpeningPagesProps = { questionnaireId: number };

/** Links to the module pages of the group `opening`, before the first category. Each has the number 0. */
function OpeningPages({ questionnaireId }: OpeningPagesProps) {
  const language = useLanguage();
  const { modules, session } = usePlatform();
  return modules
    .pages(useStore(session))
    .filter(({ link }) => link?.group === 'opening')
    .map(({ path, link }) => (
      <li key={path}>
        <NumberedLink to={`/${questionnaireId}/${path}`}>
          <b>0</b>
          <span>{link?.title[language]}</span>
        </NumberedLink>
      </li>
    ));
}

const numbered = css`
  ${rowStyle}
  font-weight: 600;

  & > b {
    min-width: ${space[4]};
    font-family: ${fontFamily.serif};
    font-weight: inherit;
    color: ${color.brand};
  }
`;

/** A category that is not a link, because none of its areas can be opened. */
const Closed = styled.span`
  ${numbered}

  &,
  & > b {
    color: ${color.inkOff};
  }
`;

/** A numbered link in the sidebar; its `b` is the number. */
const NumberedLink = styled(NavLink)`
  ${numbered}

  &:hover {
    background: ${color.wash};
  }
`;
