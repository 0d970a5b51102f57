import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ProgrammeReply } from '@cert/shared/contract';
import { color, fontFamily, media, fontSize, space, radius } from '@cert/shared/ui';
import { Logo, scaleToHeight } from '../frame/Logo.tsx';
import { useProgramme } from '../frame/useProgramme.ts';

/** Introduces the programme: its logo, what it does, contact persons, sponsors and provider. */
export function ProgrammePanel() {
  const { t } = useTranslation('shell');
  const { provider, contacts = [], sponsors = [], ornament } = useProgramme();
  return (
    <Panel>
      {ornament && <Ornament src={ornament.address} alt="" />}
      <Logo ground="brand" />
      <Claim>{t('signIn.claim')}</Claim>
      <Foot>
        {contacts.length > 0 && <Contacts contacts={contacts} />}
        {sponsors.length > 0 && <Sponsors sponsors={sponsors} />}
        {provider && <small>© {provider}</small>}
      </Foot>
    </Panel>
  );
}

// The background is the brand colour only in the light scheme. In the dark scheme so large an area would be too bright.
const Panel = styled.header`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space[6]};
  padding: ${space[6]} ${space[7]};
  background: light-dark(${color.brand}, ${color.brandSoft});
  color: light-dark(${color.brandInk}, ${color.ink});
  @media ${media.tablet} {
    grid-template-rows: auto;
    gap: ${space[4]};
    padding: ${space[5]};
  }
  @media ${media.phone} {
    padding: ${space[4]};
  }
`;

/** The programme's `ornament`: a large, faint image behind the text. */
const Ornament = styled.img`
  position: absolute;
  z-index: -1;
  inset-block-end: -22%;
  inset-inline-end: -34%;
  block-size: 96%;
  inline-size: auto;
  max-inline-size: none;
  opacity: 0.28;
  rotate: 18deg;
`;

const Claim = styled.p`
  align-self: center;
  max-inline-size: 18ch;
  font: 600 ${fontSize.display} / 1.2 ${fontFamily.serif};
  letter-spacing: -0.01em;
  text-wrap: balance;
  @media ${media.tablet} {
    max-inline-size: none;
    font-size: ${fontSize.heading};
  }
`;

const Foot = styled.div`
  display: grid;
  gap: ${space[4]};
  font-size: ${fontSize.small};
  @media ${media.tablet} {
    display: none;
  }
`;

type Props = { sponsors: ProgrammeReply['sponsors'] };

/** The programme's sponsors: logos on a white background, or names where there is no logo. */
function Sponsors({ sponsors }: Props) {
  const { t } = useTranslation('shell');
  return (
    <div>
      <b>{t('signIn.sponsors')}</b>
      <List role="list">
        {sponsors.map(({ name, address, logo }) => (
          <li key={address}>
            <a href={address} rel="noreferrer">
              {logo ? (
                <Drawing src={logo.address} alt={name} {...scaleToHeight(logo, logoHeight)} />
              ) : (
                name
              )}
            </a>
          </li>
        ))}
      </List>
    </div>
  );
}

/** Height of a sponsor's logo, in pixels. */
const logoHeight = 24;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding-block-start: ${space[2]};
  a {
    color: inherit;
  }
`;

const Drawing = styled.img`
  display: block;
  box-sizing: content-box;
  padding: ${space[2]};
  border-radius: ${radius.small};
  background: ${color.paper};
`;

type ContactsProps = { contacts: ProgrammeReply['contacts'] };

/** The persons to contact if the sign-in does not work. */
function Contacts({ contacts }: ContactsProps) {
  const { t } = useTranslation('shell');
  return (
    <div>
      <b>{t('signIn.help')}</b>
      <ContactsList role="list">
        {contacts.map(({ email, role }) => (
          <li key={email}>
            {role}: <a href={`mailto:${email}`}>{email}</a>
          </li>
        ))}
      </ContactsList>
    </div>
  );
}

const ContactsList = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding-block-start: ${space[1]};
  a {
    color: inherit;
  }
`;
