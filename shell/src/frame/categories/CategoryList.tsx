import styled from 'styled-components';
import { useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { CategorySummary } from '@cert/shared/contract';
import { color, space } from '@cert/shared/ui';
import { AreaEntry } from './AreaEntry.tsx';
import { CategoryPercentage } from './CategoryPercentage.tsx';
import { NumberedLink } from './NumberedLink.ts';
import { OpeningPages } from './OpeningPages.tsx';

type Props = { questionnaireId: number; categories: readonly CategorySummary[] };

/** The categories. The open one shows its areas with completeness and, for the team, their status. */
export function CategoryList({ questionnaireId, categories }: Props) {
  const { t } = useTranslation('shell');
  const { slug, areaIndex = '1' } = useParams();
  const address = (category: CategorySummary, position = 1) =>
    `/${questionnaireId}/category/${category.slug}/${position}`;
  return (
    <nav aria-label={t('frame.categories')}>
      <Categories>
        <OpeningPages questionnaireId={questionnaireId} />
        {categories.map((category) => {
          const firstOpen = category.areas.find((area) => area.open);
          return (
            <li key={category.id}>
              <NumberedLink to={address(category, firstOpen?.position)} end={false}>
                <b>{category.position}</b>
                <span>{category.title}</span>
                <CategoryPercentage category={category} />
              </NumberedLink>
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
