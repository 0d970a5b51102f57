import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '@cert/shared/ui';
import { useCapsLock } from './useCapsLock.ts';

type Props = Pick<TextFieldProps, 'value' | 'onChange' | 'input'>;

/** The password of an account: can be shown, is found by password managers, and says when Caps Lock is on. */
export function PasswordField({ value, onChange, input }: Props) {
  const { t } = useTranslation('shell');
  const [isCapsLockOn, watchKeys] = useCapsLock();
  return (
    <TextField
      label={t('signIn.password')}
      value={value}
      onChange={onChange}
      hint={isCapsLockOn ? t('signIn.capsLock') : undefined}
      secret={{ show: t('signIn.showPassword'), hide: t('signIn.hidePassword') }}
      input={{
        ...watchKeys,
        ...input,
        name: 'password',
        autoComplete: 'current-password',
        required: true,
      }}
    />
  );
}
