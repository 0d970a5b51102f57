import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Notice, space } from '@cert/shared/ui';
import type { AreaLink } from './ungradedAreaLinks.ts';

type Props = { questionnaireId: number; links: readonly AreaLink[]; onFollow: () => void };

/** The areas without an own grade, each with a link to its page. */
export function UngradedAreas({ questionnaireId, links, onFollow }: Props) {
  const { t } = useTranslation('grading');
  return (
    <Notice tone="warning" title={t('sidebar.finalizing.missing')}>
      <List>
        {links.map(({ id, title, position, slug }) => (
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
