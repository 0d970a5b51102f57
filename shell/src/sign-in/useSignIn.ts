import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Challenge } from 'altcha-lib';
import type { Input, Reply } from '@cert/shared/contract';
import { isRefusal } from '@cert/shared/domain';
import { askForPasskey, canUsePasskeys } from '@cert/shared/passkeys';
import {
  storageKeys,
  toFailureCode,
  useAct,
  useLanguage,
  usePlatform,
} from '@cert/shared/platform';

type Credentials = { email: string; password: string; code?: string };

/** One value of the form, and a reference to its native input, with which the form focuses it. */
export type CredentialField = {
  value: string;
  onChange: (value: string) => void;
  ref: RefObject<HTMLInputElement | null>;
};

/** The second step of a sign-in, for an account that has a second factor. */
export type CodeStep = {
  code: CredentialField;
  /** Whether the account has an authenticator app; without one it has passkeys and recovery codes. */
  hasApp: boolean;
  /** Whether the server has refused the code as wrong. */
  isWrong: boolean;
  /** Signs in with a passkey instead; undefined if the browser cannot use passkeys on this page. */
  onPasskey: (() => void) | undefined;
  /** Returns to e-mail and password. */
  onBack: () => void;
};

export type SignInFormState = {
  email: CredentialField;
  password: CredentialField;
  /** Undefined until the server asks for a code; the form then shows this step in place of e-mail and password. */
  codeStep: CodeStep | undefined;
  /** Signs in with a passkey alone; undefined if the browser cannot use passkeys on this page. */
  onPasskey: (() => void) | undefined;
  isBusy: boolean;
  /** The error message in the language of the page. */
  failure: string | undefined;
  /** Progress of the proof of work in whole percent; undefined while none is running. */
  proofOfWorkPercent: number | undefined;
  /** Cancels the proof of work. */
  cancelProofOfWork: () => void;
  onSubmit: (event: SubmitEvent) => Promise<void>;
};

type Options = {
  /** The initial e-mail; empty if no account is known. */
  email: string;
  /** The only account whose passkey may sign in; any by default. */
  accountId?: number;
  onSignedIn?: (accountId: number) => Promise<void>;
};

/**
 * Maximum number of puzzles for one sign-in. The server may reply to a solution with a harder puzzle, and it has six
 * levels of difficulty (server/src/accounts/proofOfWork.ts).
 */
const maxPuzzles = 6;
/** Maximum number of device tokens that a browser keeps, one for each of the last accounts that signed in there. */
const maxDevices = 5;

/**
 * The state of the sign-in form. After a failure it keeps the e-mail and selects the password, so that typing replaces
 * it. After a success the form stays busy until the next page is shown.
 *
 * This form does not use the form library, because signing in must not depend on one more file. The library loads with
 * the first other form (docs/decisions/0068-only-what-the-first-page-runs.md).
 */
export function useSignIn({
  email: initialEmail,
  accountId: onlyAccount,
  onSignedIn,
}: Options): SignInFormState {
  const { session, storage } = usePlatform();
  const userLogin = useAct('userLogin');
  const passkeyRequest = useAct('passkeyRequest');
  const passkeyLogin = useAct('passkeyLogin');
  const language = useLanguage();
  const { t } = useTranslation('shell');
  const formatError = useSignInErrorText();
  const email = useCredential(initialEmail);
  const password = useCredential('');
  const code = useCredential('');
  const [asked, setAsked] = useState<{ hasApp: boolean; isWrong: boolean }>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [proofOfWorkPercent, setCheckedPercent] = useState<number>();
  const check = useRef<AbortController>(null);
  const cancelProofOfWork = () => check.current?.abort();
  useEffect(() => cancelProofOfWork, []);
  const isAsked = asked !== undefined;
  const { ref: passwordInput } = password;
  // When the second step closes, the form shows the password again, and the password gets the focus.
  useEffect(
    () => (isAsked ? () => passwordInput.current?.focus() : undefined),
    [isAsked, passwordInput],
  );

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    check.current = new AbortController();
    let accountId: number;
    try {
      accountId = await startSession({
        email: email.value,
        password: password.value,
        ...(asked && { code: code.value }),
      });
    } catch (caught) {
      const codeIssue = codeIssueOf(caught);
      if (codeIssue)
        setAsked({
          hasApp: asked?.hasApp ?? codeIssue !== 'no-app',
          isWrong: codeIssue === 'wrong',
        });
      else {
        setFailure(formatError(caught));
        // In the second step the server has already accepted the password. If it refuses it now, the password was
        // changed in between, so the form shows the password again.
        if (isRefusal(caught) && caught.code === 'invalid-input') leaveCodeStep();
      }
      setBusy(false);
      const field = asked ? code : password;
      field.ref.current?.focus();
      field.ref.current?.select();
      return;
    }
    await onSignedIn?.(accountId);
  }

  function changeCode(value: string): void {
    code.onChange(value);
    setAsked({ hasApp: asked?.hasApp ?? true, isWrong: false });
  }

  /**
   * Signs in with a passkey. If the person closes the browser's dialog, the form is as before. The button stays enabled
   * while the dialog is open, because a disabled button would lose the focus.
   */
  async function signInWithPasskey(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    let accountId: number | undefined;
    try {
      const { answer: passkey, failure: reason } = await askForPasskey(
        (await passkeyRequest({})).request,
      );
      if (passkey) {
        const accepted = { passkey, accountId: onlyAccount };
        const reply = await passkeyLogin({ ...devices(), ...accepted, language });
        accountId = keepSession(reply, reply.user.email);
      } else if (reason === 'unreachable') setFailure(formatError(reason));
      else if (reason !== 'cancelled') setFailure(t('signIn.passkeyUnusable'));
    } catch (caught) {
      setFailure(isRefusedPasskey(caught) ? t('signIn.passkeyRefused') : formatError(caught));
    }
    if (accountId === undefined) setBusy(false);
    else await onSignedIn?.(accountId);
  }

  function goBack(): void {
    leaveCodeStep();
    setFailure(undefined);
  }

  function leaveCodeStep(): void {
    setAsked(undefined);
    code.onChange('');
  }

  async function startSession(credentials: Credentials): Promise<number> {
    const reply = await signIn({ ...credentials, ...devices(), language });
    return keepSession(reply, credentials.email.trim());
  }

  function devices(): { device: string | undefined } {
    return { device: storage.getItem(storageKeys.device) ?? undefined };
  }

  function keepSession(
    { token, device: own, user }: Reply<'userLogin'>,
    emailOfAccount: string,
  ): number {
    const others =
      devices()
        .device?.split(' ')
        .filter((other) => other !== own) ?? [];
    storage.setItem(storageKeys.device, [own, ...others].slice(0, maxDevices).join(' '));
    session.start({
      token,
      accountId: user.id,
      name: user.name,
      email: emailOfAccount,
      isCertifier: user.certifier,
    });
    return user.id;
  }

  /** Signs in. When the server limits attempts and sends a puzzle (proof of work), solves it instead of waiting. */
  async function signIn(input: Input<'userLogin'>): Promise<Reply<'userLogin'>> {
    for (let puzzles = 0, proof: string | undefined; ; puzzles += 1) {
      try {
        return await userLogin({ ...input, proof });
      } catch (caught) {
        const challenge = challengeOf(caught);
        proof = challenge && puzzles < maxPuzzles ? await solve(challenge) : undefined;
        if (proof === undefined) throw caught;
      }
    }
  }

  /** @returns the proof; undefined if cancelled or impossible in this browser: the user must then wait */
  async function solve(challenge: Challenge): Promise<string | undefined> {
    const signal = check.current?.signal;
    if (!signal || signal.aborted) return undefined;
    setCheckedPercent(0);
    try {
      const { solveProofOfWork } = await import(
        /* webpackChunkName: "puzzle" */ './solveProofOfWork.ts'
      );
      return await solveProofOfWork(challenge, { signal, onProgress: setCheckedPercent });
    } catch {
      return undefined;
    } finally {
      setCheckedPercent(undefined);
    }
  }

  const onPasskey = canUsePasskeys() ? () => void signInWithPasskey() : undefined;
  return {
    ...{ email, password, isBusy, failure, proofOfWorkPercent, cancelProofOfWork, onPasskey },
    codeStep: asked && {
      ...{ ...asked, onPasskey, onBack: goBack },
      code: { ...code, onChange: changeCode },
    },
    onSubmit: submit,
  };
}

function useCredential(initial: string): CredentialField {
  const [value, onChange] = useState(initial);
  const ref = useRef<HTMLInputElement>(null);
  return { value, onChange, ref };
}

/** The issue that the server reports about the code of the second step; undefined for any other failure. */
function codeIssueOf(failure: unknown): string | undefined {
  if (!isRefusal(failure) || failure.code !== 'invalid-input') return undefined;
  return failure.details?.fields['code'];
}

/** Whether the passkey itself is refused: it was removed, or belongs to another account. */
function isRefusedPasskey(failure: unknown): boolean {
  return isRefusal(failure) && failure.code === 'invalid-input';
}

/** The puzzle in a `slow-down` refusal; undefined for any other failure, or if the refusal contains none. */
function challengeOf(failure: unknown): Challenge | undefined {
  if (!isRefusal(failure) || failure.code !== 'slow-down') return undefined;
  return failure.details?.challenge as Challenge | undefined;
}

/** The longest wait that is shown in seconds. A longer wait is shown in minutes. */
const maxSeconds = 90;

/**
 * Returns a function that formats the error message of a failed sign-in: wrong password, too many attempts (with the
 * waiting time), server unreachable, or server error.
 */
function useSignInErrorText(): (failure: unknown) => string {
  const { t } = useTranslation('shell');
  const { t: tPlatform } = useTranslation('platform');

  return (failure) => {
    if (isRefusal(failure) && failure.code === 'invalid-input') return t('signIn.wrong');
    const seconds = waitSeconds(failure);
    if (seconds === undefined) return tPlatform(`failed.${toFailureCode(failure)}`);
    return seconds <= maxSeconds
      ? t('signIn.waitSeconds', { count: seconds })
      : t('signIn.waitMinutes', { count: Math.ceil(seconds / 60) });
  };
}

/** The waiting time of a `slow-down` refusal, in whole seconds; undefined for any other failure. */
function waitSeconds(failure: unknown): number | undefined {
  if (!isRefusal(failure) || failure.code !== 'slow-down') return undefined;
  const retryAfterSeconds = failure.details?.retryAfterSeconds;
  return retryAfterSeconds === undefined ? undefined : Math.ceil(retryAfterSeconds);
}
