import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { Loaded, useMessages } from '@cert/shared/platform';
import { space } from '@cert/shared/ui';
import { OwnPasswordForm } from '../password/OwnPasswordForm.tsx';
import { Section } from '../Section.tsx';
import { accountMessageLoaders } from './accountMessageLoaders.ts';
import { ColleagueSection } from './colleagues/ColleagueSection.tsx';
import { DetailsSection } from './DetailsSection.tsx';
import { MailSection } from './MailSection.tsx';
import { PasskeySection } from './passkeys/PasskeySection.tsx';
import { SecondFactorSection } from './second-factor/SecondFactorSection.tsx';
import { SessionSection } from './SessionSection.tsx';

/** Fills the slot `site.account`: the page on which users see and change their own account. */
export function AccountPart() {
  const messages = useMessages('org-forms/account', accountMessageLoaders);
  return <Loaded of={messages}>{() => <Sections />}</Loaded>;
}

function Sections() {
  const { t } = useTranslation('org-forms/account');
  const { t: tModule } = useTranslation('org-forms');
  return (
    <Columns>
      <Rows>
        <DetailsSection />
        <Section title={t('password')} lead={tModule('password.otherSessions')}>
          <OwnPasswordForm />
        </Section>
        <ColleagueSection />
      </Rows>
      <Rows>
        <PasskeySection />
        <SecondFactorSection />
        <SessionSection />
        <MailSection />
      </Rows>
    </Columns>
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
