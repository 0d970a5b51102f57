import { useState } from 'react';
import { storageKeys, useAct, usePlatform } from '@cert/shared/platform';
import { useFailureSentence } from './useFailureSentence.ts';

export type SignIn = {
  isBusy: boolean;
  /** Why it did not work, in the reader's language. */
  failure: string | undefined;
  /** @returns the account's id; undefined when it did not work */
  submit(credentials: { email: string; password: string }): Promise<number | undefined>;
};

/** Signs in with e-mail and password. It stays busy after a success: the page goes on to another one. */
export function useSignIn(): SignIn {
  const { session, storage } = usePlatform();
  const userLogin = useAct('userLogin');
  const sentenceOf = useFailureSentence();
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
        email: credentials.email.trim(),
        isCertifier: user.certifier,
      });
      return user.id;
    } catch (caught) {
      setFailure(sentenceOf(caught));
      setBusy(false);
      return undefined;
    }
  }
  return { submit, isBusy, failure };
}
