import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { Loaded, useMessages, usePlatform, useRead, useStore } from '@cert/shared/platform';
import { color, space } from '@cert/shared/ui';
import { OwnPasswordForm } from '../password/OwnPasswordForm.tsx';
import { Section } from '../Section.tsx';
import { accountMessages } from './accountMessages.ts';
import { MailSection } from './MailSection.tsx';
import { SecondFactorSection } from './second-factor/SecondFactorSection.tsx';
import { SessionSection } from './SessionSection.tsx';

/** Fills the slot `site.account`: what a person sees and changes of the own account. */
export function AccountPart() {
  const messages = useMessages('org-forms/account', accountMessages);
  return <Loaded of={messages}>{() => <Sections />}</Loaded>;
}

function Sections() {
  const { t } = useTranslation('org-forms/account');
  const { t: tModule } = useTranslation('org-forms');
  return (
    <Columns>
      <Rows>
        <OwnDetails />
        <SessionSection />
      </Rows>
      <Rows>
        <Section title={t('password')} lead={tModule('password.otherSessions')}>
          <OwnPasswordForm />
        </Section>
        <SecondFactorSection />
        <MailSection />
      </Rows>
    </Columns>
  );
}

/** Name and e-mail, and whom to ask for other ones. */
function OwnDetails() {
  const { t } = useTranslation('org-forms/account');
  const session = useStore(usePlatform().session);
  const [contact] = useRead('programme', {}).data?.contacts ?? [];
  return (
    <Section
      title={t('details.title')}
      lead={contact && t('details.lead', { contact: `${contact.name}, ${contact.email}` })}
    >
      <Details>
        <dt>{t('details.name')}</dt>
        <dd>{session?.name}</dd>
        <dt>{t('details.email')}</dt>
        <dd>{session?.email}</dd>
      </Details>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  align-items: start;
  gap: ${space[5]};
`;

const Rows = styled.div`
  display: grid;
  gap: ${space[5]};
`;

const Details = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[5]};

  dt {
    color: ${color.inkSoft};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;
