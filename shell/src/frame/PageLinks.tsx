import styled from 'styled-components';
import { NavLink, useLanguage, usePlatform, useStore } from '@cert/shared/platform';
import { Badge, color, radius, space } from '@cert/shared/ui';
import { useShellWords } from '../shellWords.ts';

type Props = { questionnaireId: number };

/** Links to the modules' pages, as the registry names them. */
export function PageLinks({ questionnaireId }: Props) {
  const t = useShellWords();
  const language = useLanguage();
  const { modules, session } = usePlatform();
  const linked = modules
    .pages(useStore(session))
    .flatMap((page) => (page.link ? [{ ...page, link: page.link }] : []));
  if (linked.length === 0) return null;
  return (
    <nav aria-label={t('frame.pages')}>
      <List>
        {linked.map(({ path, frame, link }) => (
          <li key={path}>
            <PageLink
              to={`/${questionnaireId}/${path}`}
              target={frame === 'bare' ? '_blank' : undefined}
            >
              {link.title[language]}
              {link.isNew && (
                <>
                  {' '}
                  <Badge tone="new">{t('frame.new')}</Badge>
                </>
              )}
              {frame === 'bare' && <span aria-hidden="true"> ↗</span>}
            </PageLink>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  list-style: none;
  padding: ${space[4]} 0 0;
  border-top: 1px solid ${color.line};
`;

const PageLink = styled(NavLink)`
  display: block;
  padding: ${space[2]};
  border-radius: ${radius.small};
  color: ${color.ink};
  text-decoration: none;
  &:hover {
    background: ${color.wash};
  }
  &[aria-current='page'] {
    background: ${color.brandSoft};
    color: ${color.brand};
    font-weight: 600;
  }
`;
