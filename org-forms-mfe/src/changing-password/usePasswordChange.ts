import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct, usePlatform } from '@cert/shared/platform';
import {
  findPasswordFaults,
  readPasswordFaults,
  type PasswordFaults,
  type Passwords,
} from './passwordFaults.ts';

const empty: Passwords = { current: '', new: '' };

export type PasswordChange = {
  passwords: Passwords;
  faults: PasswordFaults;
  /** Why the last call failed, when it was about none of the fields. */
  failure: unknown;
  isBusy: boolean;
  edit: (field: keyof Passwords, value: string) => void;
  /** Checks, then saves. @returns what is wrong with the fields */
  save: () => Promise<PasswordFaults>;
};

/**
 * The two passwords as they are typed, checked and saved. They are emptied only once the server has taken them.
 * @param ownTexts whose words the new one may not hold
 */
export function usePasswordChange(
  questionnaireId: number,
  ownTexts: readonly string[],
): PasswordChange {
  const { toasts } = usePlatform();
  const { t } = useTranslation('org-forms');
  const passwordSave = useAct('passwordSave');
  const [passwords, setPasswords] = useState(empty);
  const [faults, setFaults] = useState<PasswordFaults>({});
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);

  function edit(field: keyof Passwords, value: string): void {
    setPasswords((before) => ({ ...before, [field]: value }));
    setFaults((before) => ({ ...before, [field]: undefined }));
  }

  async function send(): Promise<PasswordFaults> {
    try {
      await passwordSave({ id: questionnaireId, ...passwords });
      setPasswords(empty);
      toasts.show({ tone: 'success', text: t('toast.saved') });
      return {};
    } catch (caught) {
      const found = readPasswordFaults(caught);
      if (Object.keys(found).length === 0) setFailure(caught);
      toasts.show({ tone: 'failure', text: t('toast.failed') });
      return found;
    }
  }

  async function save(): Promise<PasswordFaults> {
    setFailure(undefined);
    let found = findPasswordFaults(passwords, ownTexts);
    if (Object.keys(found).length === 0) {
      setBusy(true);
      found = await send();
      setBusy(false);
    }
    setFaults(found);
    return found;
  }

  return { passwords, faults, failure, isBusy, edit, save };
}
