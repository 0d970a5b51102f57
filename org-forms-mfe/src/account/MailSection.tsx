import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Loaded, toFailureCode, useAct, usePlatform, useRead } from '@cert/shared/platform';
import { languages, type Language, type OptionalMailKind } from '@cert/shared/domain';
import { SelectField, space, Switch } from '@cert/shared/ui';
import { Section } from '../Section.tsx';

/** The e-mails that the user wants, and their language. Renders nothing on a site that sends no mail. */
export function MailSection() {
  const { t } = useTranslation('org-forms/account');
  const hasMail = useRead('programme', {}).data?.mail === 1;
  const choices = useRead('mailChoiceList', hasMail ? {} : null);
  const { choose, chooseLanguage } = useMailChoices();
  if (!hasMail) return null;
  return (
    <Section title={t('mails.title')} lead={t('mails.lead')}>
      <Loaded of={choices}>
        {({ choices: items, language }) => (
          <Rows>
            <div>
              {items.map(({ kind, wanted }) => (
                <Switch
                  key={kind}
                  text={t(`mails.${kind}`)}
                  isOn={wanted}
                  onChange={(isWanted) => void choose(kind, isWanted)}
                />
              ))}
            </div>
            <SelectField
              label={t('mails.language')}
              choices={languages.map((value) => ({ value, text: t(`mails.${value}`) }))}
              value={language}
              emptyText={t('mails.asSignedIn')}
              onChange={(chosen) => void chooseLanguage(chosen)}
            />
          </Rows>
        )}
      </Loaded>
    </Section>
  );
}

/** Returns functions that store choices. The page shows a choice only after the server has stored it. */
function useMailChoices() {
  const { t } = useTranslation('platform');
  const { toasts } = usePlatform();
  const mailChoiceSet = useAct('mailChoiceSet');
  const mailLanguageSet = useAct('mailLanguageSet');
  async function store(send: () => Promise<unknown>): Promise<void> {
    try {
      await send();
    } catch (failure) {
      const text = t(`failed.${toFailureCode(failure)}`);
      toasts.show({ tone: 'failure', text, topic: 'mails' });
    }
  }
  return {
    choose: (kind: OptionalMailKind, wanted: boolean) =>
      store(() => mailChoiceSet({ kind, wanted })),
    chooseLanguage: (language: Language | null) => store(() => mailLanguageSet({ language })),
  };
}

const Rows = styled.div`
  display: grid;
  gap: ${space[4]};
`;
