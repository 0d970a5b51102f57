import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reply } from '@cert/shared/contract';
import { isRefusal } from '@cert/shared/domain';
import {
  Loaded,
  toFailureCode,
  useAct,
  useLazy,
  useMessages,
  usePlatform,
  useSetPageName,
  type FillerPropsBySlot,
} from '@cert/shared/platform';
import { Button, Card, Notice } from '@cert/shared/ui';
import { PageWithHeader } from '../../PageWithHeader.tsx';
import { accountMessageLoaders } from '../accountMessageLoaders.ts';

type Props = FillerPropsBySlot['site.email-link'];

/** Fills the slot `site.email-link`: the page that a mailed link opens, to confirm a change of e-mail. */
export function EmailLinkPart(props: Props) {
  const messages = useMessages('org-forms/account', accountMessageLoaders);
  return <Loaded of={messages}>{() => <EmailLink key={props.token} {...props} />}</Loaded>;
}

function EmailLink({ token, onSignIn }: Props) {
  const { t } = useTranslation('org-forms/account');
  const { api } = usePlatform();
  useSetPageName(t('emailLink.title'));
  const [hasEnded, setEnded] = useState(false);
  const change = useLazy(`e-mail link ${token}`, () =>
    api.act('emailChangeLinkRead', { token }).catch((failure: unknown) => {
      if (isEnded(failure)) return 'ended' as const;
      throw failure;
    }),
  );
  return (
    <Loaded of={change}>
      {(found) =>
        hasEnded || found === 'ended' ? (
          <>
            <h1>{t('emailLink.title')}</h1>
            <Notice tone="warning">{t('emailLink.ended')}</Notice>
          </>
        ) : (
          <Confirmation
            token={token}
            change={found}
            onSignIn={onSignIn}
            onEnded={() => setEnded(true)}
          />
        )
      }
    </Loaded>
  );
}

/** Whether the server has refused the link itself, because it no longer works. */
function isEnded(failure: unknown): boolean {
  return (
    isRefusal(failure) &&
    failure.code === 'invalid-input' &&
    failure.details?.fields['token'] !== undefined
  );
}

type ConfirmationProps = Props & { change: Reply<'emailChangeLinkRead'>; onEnded: () => void };

/** Asks for a click. Opening the link alone confirms nothing, because programs that scan e-mails open links, too. */
function Confirmation({ token, change, onSignIn, onEnded }: ConfirmationProps) {
  const { t } = useTranslation('org-forms/account');
  const { t: tPlatform } = useTranslation('platform');
  const confirm = useAct('emailChangeConfirm');
  const [state, setState] = useState<'asking' | 'sending' | 'waiting' | 'changed'>('asking');
  const [error, setError] = useState<string>();
  async function send(): Promise<void> {
    setState('sending');
    setError(undefined);
    try {
      const { changed } = await confirm({ token });
      setState(changed ? 'changed' : 'waiting');
    } catch (failure) {
      setState('asking');
      if (isEnded(failure)) onEnded();
      else setError(tPlatform(`failed.${toFailureCode(failure)}`));
    }
  }
  const title = t('emailLink.title');
  if (state === 'waiting')
    return (
      <>
        <h1>{title}</h1>
        <Notice tone="success">{t('emailLink.waiting')}</Notice>
      </>
    );
  if (state === 'changed')
    return (
      <>
        <h1>{title}</h1>
        <Notice
          tone="success"
          action={<Button onClick={() => onSignIn(change.to)}>{t('emailLink.signIn')}</Button>}
        >
          {t('emailLink.changed', { to: change.to })}
        </Notice>
      </>
    );
  return (
    <PageWithHeader
      title={title}
      lead={t(change.from === '' ? 'emailLink.leadToNew' : 'emailLink.lead', change)}
      isNarrow
    >
      <Card>
        {error && <Notice tone="failure">{error}</Notice>}
        <Button
          busyText={state === 'sending' ? t('owner.wait') : undefined}
          onClick={() => void send()}
        >
          {t('emailLink.confirm')}
        </Button>
      </Card>
    </PageWithHeader>
  );
}
