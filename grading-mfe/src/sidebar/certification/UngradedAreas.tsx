import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Notice, space } from '@cert/shared/ui';
import type { AreaPlace } from './ungradedPlaces.ts';

type Props = { questionnaireId: number; places: readonly AreaPlace[]; onFollow: () => void };

/** The areas without an own grade, each with a link to its page. */
export function UngradedAreas({ questionnaireId, places, onFollow }: Props) {
  const { t } = useTranslation('grading');
  return (
    <Notice tone="warning" title={t('sidebar.finalizing.missing')}>
      <List>
        {places.map(({ id, title, position, slug }) => (
          <li key={id}>
            <Link to={`/${questionnaireId}/category/${slug}/${position}`} onClick={onFollow}>
              {title}
            </Link>
          </li>
        ))}
      </List>
    </Notice>
  );
}

const List = styled.ul.attrs({ role: 'list' })`
  columns: 12rem;
  column-gap: ${space[5]};

  & > li {
    break-inside: avoid;
    padding-block-start: ${space[1]};
  }
`;
