import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@cert/shared/ui';
import type { CredentialField } from './useSignIn.ts';

type Props = { field: CredentialField; readOnly: boolean };

/** A password field with a show button, support for password managers and a Caps Lock warning. */
export function PasswordField({ field: { ref, ...field }, readOnly }: Props) {
  const { t } = useTranslation('shell');
  const [isCapsLockOn, watchKeys] = useCapsLock();
  return (
    <TextField
      {...field}
      label={t('signIn.password')}
      hint={isCapsLockOn ? t('signIn.capsLock') : undefined}
      secret={{ show: t('signIn.showPassword'), hide: t('signIn.hidePassword') }}
      input={{
        ref,
        ...watchKeys,
        readOnly,
        name: 'password',
        autoComplete: 'current-password',
        required: true,
      }}
    />
  );
}

/** @returns whether Caps Lock was on at the last key press (false without focus), and event handlers for the input */
function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const update = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return [isOn, { onKeyDown: update, onKeyUp: update, onBlur: () => setOn(false) }] as const;
}
