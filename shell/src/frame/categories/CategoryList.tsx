import { useTranslation } from 'react-i18next';
import { useParams, NavLink } from 'react-router-dom';
import styled, { css } from 'styled-components';
import type { CategorySummary } from '@cert/shared/contract';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage, usePlatform, useStore } from '@cert/shared/platform';
import { color, space, GradeMark, fontSize, fontFamily } from '@cert/shared/ui';
import { AreaEntry } from './AreaEntry.tsx';
import { markTones, Percent, rowStyle } from './rowStyles.ts';

type Props = { questionnaireId: number; categories: readonly CategorySummary[] };

/** The categories. The open one shows its areas with completeness and, for the team, their status. */
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
                      <AreaEntry
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

/** Completeness of a category. When all its grades of one kind exist, the team sees the reached percentage instead. */
function CategoryPercentage({ category }: CategoryPercentageProps) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { gradeCompletedType: kind } = category;
  const reached = kind && category[sums[kind]];
  if (!kind || reached === undefined)
    return <Percent>{formatPercent(category.completeness, language)}</Percent>;
  return (
    <AtEnd>
      <GradeMark
        figure={formatPercent(reached, language)}
        tone={markTones[kind]}
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

/** Links to the reader's pages before the first category, numbered 0. */
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

/** A category without an area that counts. */
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
