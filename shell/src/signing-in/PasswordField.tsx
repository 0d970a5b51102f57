import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field, TextField } from '@cert/shared/ui';
import { useCapsLock } from './useCapsLock.ts';
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
