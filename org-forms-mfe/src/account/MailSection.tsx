import { useTranslation } from 'react-i18next';
import {
  listStaleReads,
  Loaded,
  toFailureCode,
  useAct,
  usePlatform,
  useRead,
  useRefresh,
} from '@cert/shared/platform';
import type { OptionalMailKind } from '@cert/shared/domain';
import { Switch } from '@cert/shared/ui';
import { Section } from '../Section.tsx';

/** The mails that the person can switch off. Renders nothing on a site that sends no mail. */
export function MailSection() {
  const { t } = useTranslation('org-forms/account');
  const hasMail = useRead('programme', {}).data?.mail === 1;
  const choices = useRead('mailChoiceList', hasMail ? {} : null);
  const choose = useChooseMail();
  if (!hasMail) return null;
  return (
    <Section title={t('mails.title')} lead={t('mails.lead')}>
      <Loaded of={choices}>
        {({ choices: items }) => (
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
        )}
      </Loaded>
    </Section>
  );
}

/** Returns a function that stores a choice. The switch changes when the server has confirmed it. */
function useChooseMail() {
  const { t } = useTranslation('platform');
  const { toasts } = usePlatform();
  const mailChoiceSet = useAct('mailChoiceSet');
  const refresh = useRefresh();
  return async (kind: OptionalMailKind, wanted: boolean): Promise<void> => {
    try {
      await mailChoiceSet({ kind, wanted });
    } catch (failure) {
      const text = t(`failed.${toFailureCode(failure)}`);
      toasts.show({ tone: 'failure', text, topic: 'mails' });
    }
    await refresh(...listStaleReads('mailChoiceSet'));
  };
}
