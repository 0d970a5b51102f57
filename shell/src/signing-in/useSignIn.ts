import type { Challenge } from 'altcha-lib';
import { useEffect, useRef, useState } from 'react';
import type { Input, Reply } from '@cert/shared/contract';
import { isRefusal } from '@cert/shared/domain';
import { storageKeys, useAct, usePlatform } from '@cert/shared/platform';
import { useFailureSentence } from './useFailureSentence.ts';

export type SignIn = {
  isBusy: boolean;
  /** Why it did not work, in the reader's language. */
  failure: string | undefined;
  /** While this device works so that the sign-in need not wait: how much is done, in whole percent. */
  checkedPercent: number | undefined;
  /** Ends that work. */
  cancelCheck: () => void;
  /** @returns the account's id; undefined when it did not work */
  submit(credentials: { email: string; password: string }): Promise<number | undefined>;
};

/** A puzzle may get harder while one is solved, by one level of six at a time. */
const mostPuzzles = 6;

/** Signs in with e-mail and password. It stays busy after a success: the page goes on to another one. */
export function useSignIn(): SignIn {
  const { session, storage } = usePlatform();
  const userLogin = useAct('userLogin');
  const sentenceOf = useFailureSentence();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [checkedPercent, setCheckedPercent] = useState<number>();
  const check = useRef<AbortController>(null);
  const cancelCheck = () => check.current?.abort();
  useEffect(() => cancelCheck, []);

  async function submit(credentials: { email: string; password: string }) {
    setBusy(true);
    setFailure(undefined);
    check.current = new AbortController();
    try {
      const device = storage.getItem(storageKeys.device) ?? undefined;
      const { token, device: known, user } = await signIn({ ...credentials, device });
      storage.setItem(storageKeys.device, known);
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

  /** Where it would have to wait, it works instead. */
  async function signIn(input: Input<'userLogin'>): Promise<Reply<'userLogin'>> {
    for (let puzzles = 0, proof: string | undefined; ; puzzles += 1) {
      try {
        return await userLogin({ ...input, proof });
      } catch (caught) {
        const challenge = challengeOf(caught);
        proof = challenge && puzzles < mostPuzzles ? await prove(challenge) : undefined;
        if (proof === undefined) throw caught;
      }
    }
  }

  /** @returns undefined when it was cancelled, and where the browser cannot do it: then one waits after all */
  async function prove(challenge: Challenge): Promise<string | undefined> {
    const signal = check.current?.signal;
    if (!signal || signal.aborted) return undefined;
    setCheckedPercent(0);
    try {
      const { solvePuzzle } = await import(/* webpackChunkName: "puzzle" */ './solvePuzzle.ts');
      return await solvePuzzle(challenge, { signal, onProgress: setCheckedPercent });
    } catch {
      return undefined;
    } finally {
      setCheckedPercent(undefined);
    }
  }

  return { submit, isBusy, failure, checkedPercent, cancelCheck };
}

/** The puzzle that a refusal `slow-down` brings. */
function challengeOf(failure: unknown): Challenge | undefined {
  if (!isRefusal(failure) || failure.code !== 'slow-down') return undefined;
  return (failure.details as { challenge?: Challenge } | undefined)?.challenge;
}
