import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Reply } from '@cert/shared/contract';
import { isRefusal } from '@cert/shared/domain';
import {
  Loaded,
  useAct,
  useLanguage,
  useLazy,
  usePlatform,
  useSetPageName,
} from '@cert/shared/platform';
import { Button, ButtonLink, Card, Notice } from '@cert/shared/ui';
import { PageWithHeader } from '../../PageWithHeader.tsx';
import { PasswordForm } from '../PasswordForm.tsx';
import { usePersonalWords } from '../useStrength.ts';

type Props = { token: string; onSignIn: (email: string) => void };

/**
 * The page that a mailed link opens: the name of the account's owner and the form for choosing a password, or a text
 * that the link no longer works.
 */
export function PasswordByLink({ token, onSignIn }: Props) {
  const { api } = usePlatform();
  const [hasEnded, setEnded] = useState(false);
  const owner = useLazy(`password link ${token}`, () =>
    api.act('passwordLinkRead', { token }).catch((failure: unknown) => {
      if (isEnded(failure)) return 'ended' as const;
      throw failure;
    }),
  );
  return (
    <Loaded of={owner}>
      {(found) =>
        hasEnded || found === 'ended' ? (
          <EndedLink />
        ) : (
          <ChoiceOfPassword
            token={token}
            owner={found}
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

type ChoiceProps = Props & { owner: Reply<'passwordLinkRead'>; onEnded: () => void };

function ChoiceOfPassword({ token, owner: { kind, name, email }, onSignIn, onEnded }: ChoiceProps) {
  const { t } = useTranslation('org-forms/choosing-password');
  const passwordChoose = useAct('passwordChoose');
  const language = useLanguage();
  const [isChosen, setChosen] = useState(false);
  const title = t(`${kind}.title`);
  useSetPageName(title);
  const personalWords = usePersonalWords(name);
  async function send(chosen: { new: string }): Promise<void> {
    try {
      await passwordChoose({ token, new: chosen.new, language });
    } catch (failure) {
      if (isEnded(failure)) onEnded();
      throw failure;
    }
    setChosen(true);
  }
  if (isChosen)
    return (
      <>
        <h1>{title}</h1>
        <Notice
          tone="success"
          action={<Button onClick={() => onSignIn(email)}>{t('saved.signIn')}</Button>}
        >
          {t('saved.text')}
        </Notice>
      </>
    );
  return (
    <PageWithHeader title={title} lead={t(`${kind}.lead`, { name, email })} isNarrow>
      <Card>
        <PasswordForm
          personalWords={personalWords}
          email={email}
          asksCurrent={false}
          submitText={t('save')}
          send={send}
        />
      </Card>
    </PageWithHeader>
  );
}

function EndedLink() {
  const { t } = useTranslation('org-forms/choosing-password');
  const title = t('ended.title');
  useSetPageName(title);
  return (
    <>
      <h1>{title}</h1>
      <Notice
        tone="warning"
        action={
          <ButtonLink>
            <Link to="/forgotten-password">{t('ended.askAgain')}</Link>
          </ButtonLink>
        }
      >
        {t('ended.text')}
      </Notice>
    </>
  );
}
