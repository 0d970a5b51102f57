import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { QuestionnaireInfo } from '@cert/shared/contract';
import { OtherYearsLinks, usePlatform, useStore, type OtherYears } from '@cert/shared/platform';
import { color, zIndex, layoutSize, IconButton, media, fontSize, space } from '@cert/shared/ui';
import type { SignInNavigationState } from '../sign-in/useEndSession.ts';
import { UnsentChangesDialog } from '../unsent/UnsentChangesDialog.tsx';
import { useSendUnsentChanges } from '../unsent/useSendUnsentChanges.ts';
import { useUnsentChangeCount } from '../unsent/useUnsentChangeCount.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { useProgramme } from './useProgramme.ts';

type Props = {
  /** Undefined while loading, and if no questionnaire is open. */
  info?: QuestionnaireInfo;
  /** The user's other questionnaires, to which the header links. */
  otherYears?: OtherYears | undefined;
  /** Opens the sidebar on small screens, where it is a drawer; undefined if there is no sidebar. */
  onMenu?: () => void;
};

/**
 * The page header: logo, organisation and year, links to the start page and to the account, languages, and sign-out.
 */
export function Header({ info, otherYears, onMenu }: Props) {
  const { t } = useTranslation('shell');
  const { product } = useProgramme();
  const person = useStore(usePlatform().session)?.name;
  return (
    <Bar>
      {onMenu && (
        <Menu>
          <IconButton icon="menu" label={t('frame.menu')} onClick={onMenu} />
        </Menu>
      )}
      <HomeLink to="/" aria-label={product}>
        <Logo isBrief />
      </HomeLink>
      {info && (
        <Organisation>
          <b>{info.title}</b> · {info.info.questionnaire.year}
        </Organisation>
      )}
      {otherYears && (
        <Others>
          <OtherYearsLinks {...otherYears} />
        </Others>
      )}
      <Links aria-label={t('frame.links')}>
        <Home to="/">{t('frame.home')}</Home>
        {person && (
          <Person
            to="/account"
            $isInDrawer={onMenu !== undefined}
            aria-label={t('account.link', { name: person })}
            title={t('account.link', { name: person })}
          >
            {person}
          </Person>
        )}
        <LanguageSwitch />
        <SignOutLink />
      </Links>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${zIndex.header};
  display: flex;
  align-items: center;
  gap: ${space[5]};
  min-height: ${layoutSize.header};
  padding: ${space[2]} ${space[5]};
  background: ${color.paper};
  border-bottom: 1px solid ${color.line};
  @media ${media.tablet} {
    gap: ${space[3]};
    padding: ${space[2]} ${space[4]};
  }
  @media ${media.print} {
    display: none;
  }
`;

const Menu = styled.span`
  display: none;
  @media ${media.tablet} {
    display: inline-flex;
  }
`;

const HomeLink = styled(Link)`
  display: inline-flex;
  text-decoration: none;
`;

const Organisation = styled.span`
  padding-left: ${space[5]};
  border-left: 1px solid ${color.line};
  color: ${color.inkSoft};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  b {
    color: ${color.ink};
    font-weight: 600;
  }
  @media ${media.tablet} {
    padding-left: ${space[3]};
  }
  @media ${media.phone} {
    display: none;
  }
`;

// Hidden on small screens, because the drawer has the same links.
const Others = styled.div`
  flex: none;
  font-size: ${fontSize.small};
  ul {
    display: flex;
    gap: ${space[4]};
  }
  a {
    padding-block: ${space[2]};
    white-space: nowrap;
  }
  @media ${media.tablet} {
    display: none;
  }
`;

const Links = styled.nav`
  min-width: 0;
  margin-left: auto;
  display: flex;
  align-items: center;
  gap: ${space[5]};
  white-space: nowrap;
  > * {
    flex: none;
  }
  a {
    color: ${color.ink};
    text-decoration: none;
    font-size: ${fontSize.text};
    padding-block: ${space[2]};
    &:hover {
      text-decoration: underline;
    }
  }
  @media ${media.tablet} {
    gap: ${space[3]};
  }
`;

const Person = styled(Link)<{ $isInDrawer: boolean }>`
  && {
    flex: 0 1 auto;
  }
  min-inline-size: 0;
  max-inline-size: ${layoutSize.words};
  overflow: hidden;
  text-overflow: ellipsis;
  @media ${media.tablet} {
    display: ${({ $isInDrawer }) => ($isInDrawer ? 'none' : 'block')};
  }
`;

const Home = styled(Link)`
  @media ${media.phone} {
    display: none;
  }
`;

/**
 * Links to the sign-in page, which ends the session. Unsent changes are sent first. If that fails, a dialog asks
 * whether to sign out.
 */
function SignOutLink() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const unsent = useUnsentChangeCount();
  const sendAll = useSendUnsentChanges();
  const [isAsking, setAsking] = useState(false);
  const leave = () =>
    void navigate('/login', { state: { hasConfirmed: true } satisfies SignInNavigationState });

  async function sendFirst(event: MouseEvent) {
    if (unsent === 0) return;
    event.preventDefault();
    if (await sendAll()) leave();
    else setAsking(true);
  }

  return (
    <>
      <Link to="/login" onClick={(event) => void sendFirst(event)}>
        {t('frame.signOut')}
      </Link>
      {isAsking && (
        <UnsentChangesDialog
          leaveText={t('frame.signOut')}
          onLeave={leave}
          onStay={() => setAsking(false)}
        />
      )}
    </>
  );
}
