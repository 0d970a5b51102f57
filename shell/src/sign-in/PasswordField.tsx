import { useState, type KeyboardEvent } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field, TextField } from '@cert/shared/ui';
import type { Credentials } from './useSignIn.ts';

type Props = { control: Control<Credentials>; readOnly: boolean };

/** A password field with a show button, support for password managers and a Caps Lock warning. */
export function PasswordField({ control, readOnly }: Props) {
  const { t } = useTranslation('shell');
  const [isCapsLockOn, watchKeys] = useCapsLock();
  return (
    <Field control={control} name="password">
      {(field, native) => (
        <TextField
          {...field}
          label={t('signIn.password')}
          hint={isCapsLockOn ? t('signIn.capsLock') : undefined}
          secret={{ show: t('signIn.showPassword'), hide: t('signIn.hidePassword') }}
          input={{
            ...native,
            ...watchKeys,
            readOnly,
            autoComplete: 'current-password',
            required: true,
          }}
        />
      )}
    </Field>
  );
}

/** @returns whether Caps Lock was on at the last key press (false without focus), and event handlers for the input */
function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const update = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return [isOn, { onKeyDown: update, onKeyUp: update, onBlur: () => setOn(false) }] as const;
}
