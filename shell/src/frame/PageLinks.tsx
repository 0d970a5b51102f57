import styled from 'styled-components';
import { NavLink } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useLanguage, usePlatform, useStore, type ModulePageEntry } from '@cert/shared/platform';
import { Badge, color, fontFamily, media, radius, fontSize, space } from '@cert/shared/ui';

type Props = { questionnaireId: number };

/** The order of the link groups, independent of the modules. */
const groups = ['organisation', 'work', 'account'] as const;

/** Links to the modules' pages, named and grouped as in the registry. */
export function PageLinks({ questionnaireId }: Props) {
  const { t } = useTranslation('shell');
  const { modules, session } = usePlatform();
  useStore(modules.inUse);
  const linked = modules
    .pages(useStore(session))
    .flatMap((page) => (page.link ? [{ ...page, link: page.link }] : []))
    // `OpeningPages` shows the links of the group `opening`, in the list of categories.
    .filter(({ link }) => link.group !== 'opening');
  if (linked.length === 0) return null;
  return (
    <Links aria-label={t('frame.pages')}>
      {groups.map((group) => {
        const pages = linked.filter(({ link }) => link.group === group);
        if (pages.length === 0) return null;
        return (
          <div key={group}>
            {/* Not a heading element, because the sidebar comes before the h1 of the page. */}
            <Heading id={`links-${group}`}>{t(`frame.groups.${group}`)}</Heading>
            <ul role="list" aria-labelledby={`links-${group}`}>
              {pages.map((page) => (
                <li key={page.path}>
                  <LinkTo page={page} questionnaireId={questionnaireId} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </Links>
  );
}

function LinkTo({
  page: { path, frame, link },
  questionnaireId,
}: Props & { page: ModulePageEntry & { link: NonNullable<ModulePageEntry['link']> } }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  return (
    <PageLink to={`/${questionnaireId}/${path}`} target={frame === 'bare' ? '_blank' : undefined}>
      {link.title[language]}
      {link.isNew && (
        <>
          {' '}
          <Badge tone="new">{t('frame.new')}</Badge>
        </>
      )}
      {frame === 'bare' && <span aria-hidden="true"> ↗</span>}
    </PageLink>
  );
}

const Links = styled.nav`
  display: grid;
  gap: ${space[4]};
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.line};
`;

const Heading = styled.p`
  padding: 0 ${space[2]} ${space[1]};
  font: 600 ${fontSize.small} / 1.5 ${fontFamily.sans};
  letter-spacing: 0;
  color: ${color.inkSoft};
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
  @media ${media.forcedColors} {
    &[aria-current='page'] {
      outline: 1px solid Highlight;
    }
  }
`;
