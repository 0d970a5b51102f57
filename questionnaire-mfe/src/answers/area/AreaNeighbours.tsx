import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CategorySummary } from '@cert/shared/contract';
import { useRead } from '@cert/shared/platform';
import { color, Icon, radius, fontSize, space } from '@cert/shared/ui';
import { useCurrentCategory } from '../CurrentCategory.tsx';
import { toAreaAddress } from './toAreaAddress.ts';

type Props = { areaId: number };

/** Links to the previous and the next area, in the order of the sidebar. */
export function AreaNeighbours({ areaId }: Props) {
  const { t } = useTranslation('questionnaire');
  const { questionnaireId } = useCurrentCategory();
  const categories = useRead('areaCategoryList', { id: questionnaireId });
  const { previous, next } = findNeighbourAreas(areaId, categories.data ?? []);
  if (!previous && !next) return null;
  const address = ({ categorySlug, position }: Neighbour) =>
    toAreaAddress({ questionnaireId, categorySlug, position });
  return (
    <Row aria-label={t('area.neighbours')}>
      {previous && (
        <Way to={address(previous)}>
          <Turned>
            <Icon name="chevron-right" />
          </Turned>
          <span>
            <Direction>{t('area.previous')} </Direction>
            {previous.title}
          </span>
        </Way>
      )}
      {next && (
        <Way to={address(next)} $isLast>
          <span>
            <Direction>{t('area.next')} </Direction>
            {next.title}
          </span>
          <Icon name="chevron-right" />
        </Way>
      )}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

const Way = styled(Link)<{ $isLast?: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.medium};
  font-weight: 600;
  text-decoration: none;
  text-align: ${({ $isLast }) => ($isLast ? 'end' : 'start')};
  margin-inline-start: ${({ $isLast }) => ($isLast ? 'auto' : '0')};

  &:hover {
    background: ${color.brandSoft};
  }
`;

const Direction = styled.span`
  display: block;
  font-size: ${fontSize.small};
  font-weight: 400;
  color: ${color.inkSoft};
`;

const Turned = styled.span`
  rotate: 0.5turn;
`;

type Neighbour = { title: string; categorySlug: string; position: number };

/**
 * Returns the areas before and after an area, including areas of other categories. Skips areas that take no answers. At
 * the start or the end of the questionnaire, one neighbour is undefined; for an unknown area, both are.
 */
export function findNeighbourAreas(
  areaId: number,
  categories: readonly CategorySummary[],
): { previous: Neighbour | undefined; next: Neighbour | undefined } {
  const all = categories.flatMap((category) =>
    category.areas.map((area) => ({ ...area, categorySlug: category.slug })),
  );
  const index = all.findIndex(({ id }) => id === areaId);
  if (index === -1) return { previous: undefined, next: undefined };
  return {
    previous: all.slice(0, index).findLast(({ open }) => open),
    next: all.slice(index + 1).find(({ open }) => open),
  };
}
