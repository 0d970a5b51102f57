import { useEffect, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { isRefusal } from '@cert/shared/domain';
import {
  failureCode,
  storageKeys,
  useAct,
  useLocation,
  useNavigate,
  usePlatform,
  usePlatformWords,
} from '@cert/shared/platform';
import { Button, Card, color, Notice, size, space, TextField } from '@cert/shared/ui';
import { LanguageSwitch } from '../frame/LanguageSwitch.tsx';
import { Logo } from '../frame/Logo.tsx';
import { useDocumentTitle } from '../frame/useDocumentTitle.ts';
import { useProgramme } from '../frame/useProgramme.ts';
import { useShellWords } from '../shellWords.ts';

/** E-mail and password. Coming here ends the session that there was (spec 2 §2). */
export function SignInPage() {
  const t = useShellWords();
  const signIn = useSignIn();
  const { product } = useProgramme();
  useEndOfSession();
  useDocumentTitle(t('signIn.title'));
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void signIn.submit({ email, password });
  };
  return (
    <Screen>
      <Top>
        <Logo product={product} />
        <LanguageSwitch />
      </Top>
      <Card>
        <Form onSubmit={submit}>
          <h1>{t('signIn.title')}</h1>
          {signIn.failure && <Notice tone="failure">{signIn.failure}</Notice>}
          <TextField
            label={t('signIn.email')}
            value={email}
            onChange={setEmail}
            input={{ type: 'email', name: 'email', autoComplete: 'username', required: true }}
          />
          <TextField
            label={t('signIn.password')}
            value={password}
            onChange={setPassword}
            secret={{ show: t('signIn.showPassword'), hide: t('signIn.hidePassword') }}
            input={{ name: 'password', autoComplete: 'current-password', required: true }}
          />
          <Button type="submit" busyText={signIn.isBusy ? t('signIn.wait') : undefined}>
            {t('signIn.submit')}
          </Button>
        </Form>
      </Card>
    </Screen>
  );
}

function useSignIn() {
  const t = useShellWords();
  const platformWords = usePlatformWords();
  const { session, storage } = usePlatform();
  const userLogin = useAct('userLogin');
  const navigate = useNavigate();
  const from = (useLocation().state as { from?: string } | null)?.from ?? '/';
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit(credentials: { email: string; password: string }) {
    setBusy(true);
    setFailure(undefined);
    try {
      const { token, device, user } = await userLogin({
        ...credentials,
        device: storage.getItem(storageKeys.device) ?? undefined,
      });
      storage.setItem(storageKeys.device, device);
      session.start({
        token,
        accountId: user.id,
        name: user.name,
        email: credentials.email,
        isCertifier: user.certifier,
      });
      await navigate(from, { replace: true });
    } catch (refusal) {
      const isWrong = isRefusal(refusal) && refusal.code === 'invalid-input';
      setFailure(isWrong ? t('signIn.wrong') : platformWords(`failed.${failureCode(refusal)}`));
      setBusy(false);
    }
  }
  return { submit, isBusy, failure };
}

/** Revokes and forgets the session that is left, once, when the page opens. */
function useEndOfSession() {
  const { session, api, storage } = usePlatform();
  useEffect(() => {
    if (!session.get()) return;
    // The token is forgotten whatever the server says.
    api.act('userLogout', {}).catch(() => undefined);
    session.end();
    storage.removeItem(storageKeys.questionnaire);
  }, [session, api, storage]);
}

const Screen = styled.main`
  min-height: 100dvh;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[5]};
  padding: ${space[5]};
  > * {
    width: min(26rem, 100%);
  }
`;

const Top = styled.header`
  display: flex;
  justify-content: space-between;
  align-items: center;
`;

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
  h1 {
    font-size: ${size.title};
    color: ${color.ink};
  }
`;
