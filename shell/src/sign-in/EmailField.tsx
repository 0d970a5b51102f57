import { useTranslation } from 'react-i18next';
import { TextField } from '@cert/shared/ui';
import type { CredentialField } from './useSignIn.ts';

type Props = { field: CredentialField; readOnly: boolean };

/** The e-mail of an account, with support for password managers. */
export function EmailField({ field: { ref, ...field }, readOnly }: Props) {
  const { t } = useTranslation('shell');
  return (
    <TextField
      {...field}
      label={t('signIn.email')}
      input={{
        ref,
        readOnly,
        name: 'email',
        type: 'email',
        autoComplete: 'username',
        required: true,
      }}
    />
  );
}
