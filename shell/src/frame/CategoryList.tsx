import styled from 'styled-components';
import { isKeyArea } from '@cert/shared/domain';
import type { AreaSummary, CategorySummary } from '@cert/shared/contract';
import { formatPercent } from '@cert/shared/i18n';
import { NavLink, useLanguage, useParams } from '@cert/shared/platform';
import { color, family, ProgressRing, radius, size, space } from '@cert/shared/ui';
import { useShellWords } from '../shellWords.ts';

type Props = { questionnaireId: number; categories: readonly CategorySummary[] };

/** The categories; the open one shows its areas with their completeness. */
export function CategoryList({ questionnaireId, categories }: Props) {
  const t = useShellWords();
  const language = useLanguage();
  const { slug, areaIndex = '1' } = useParams();
  const address = (category: CategorySummary, position = 1) =>
    `/${questionnaireId}/category/${category.slug}/${position}`;
  return (
    <nav aria-label={t('frame.categories')}>
      <Categories>
        {categories.map((category) => {
          const firstOpen = category.areas.find((area) => area.open);
          return (
            <li key={category.id}>
              <CategoryLink to={address(category, firstOpen?.position)} end={false}>
                <Ordinal>{category.position}</Ordinal>
                <span>{category.title}</span>
                <Percent>{formatPercent(category.completeness, language)}</Percent>
              </CategoryLink>
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

function AreaEntry({ area, to, isCurrent }: { area: AreaSummary; to: string; isCurrent: boolean }) {
  const t = useShellWords();
  const language = useLanguage();
  const inside = (
    <>
      <ProgressRing percent={area.completeness} />
      <span>
        {area.title}
        {isKeyArea(area) && (
          <Key title={t('frame.keyArea')}>
            <span aria-hidden="true"> *</span>
            <span className="visually-hidden"> ({t('frame.keyArea')})</span>
          </Key>
        )}
      </span>
      <Percent>{formatPercent(area.completeness, language)}</Percent>
    </>
  );
  if (!area.open) return <Closed aria-disabled="true">{inside}</Closed>;
  return (
    <AreaLink to={to} aria-current={isCurrent ? 'page' : undefined}>
      {inside}
    </AreaLink>
  );
}

const Categories = styled.ol`
  display: grid;
  gap: ${space[1]};
  list-style: none;
  padding: 0;
`;

const row = `
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]};
  border-radius: ${radius.small};
  color: ${color.ink};
  text-decoration: none;
`;

const CategoryLink = styled(NavLink)`
  ${row}
  font-weight: 600;
  &:hover {
    background: ${color.wash};
  }
`;

const Ordinal = styled.span`
  min-width: ${space[4]};
  font-family: ${family.serif};
  color: ${color.brand};
`;

const Percent = styled.span`
  margin-left: auto;
  white-space: nowrap;
  font-size: ${size.small};
  font-weight: 400;
  color: ${color.inkSoft};
`;

const Areas = styled.ul`
  display: grid;
  gap: ${space[1]};
  list-style: none;
  margin: ${space[1]} 0 ${space[2]} ${space[4]};
  padding: 0 0 0 ${space[3]};
  border-left: 1px solid ${color.line};
`;

const AreaLink = styled(NavLink)`
  ${row}
  &:hover {
    background: ${color.wash};
  }
  &[aria-current='page'] {
    background: ${color.brandSoft};
    color: ${color.brand};
    font-weight: 600;
  }
`;

const Closed = styled.span`
  ${row}
  color: ${color.inkOff};
`;

const Key = styled.span`
  white-space: nowrap;
  color: ${color.key};
  font-weight: 700;
`;
