import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { ProgrammeReply } from '@cert/shared/contract';
import { space } from '@cert/shared/ui';

type Props = { contacts: ProgrammeReply['contacts'] };

/** The persons to contact if the sign-in does not work. */
export function Contacts({ contacts }: Props) {
  const { t } = useTranslation('shell');
  return (
    <div>
      <b>{t('signIn.help')}</b>
      <List role="list">
        {contacts.map(({ email, role }) => (
          <li key={email}>
            {role}: <a href={`mailto:${email}`}>{email}</a>
          </li>
        ))}
      </List>
    </div>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding-block-start: ${space[1]};
  a {
    color: inherit;
  }
`;
