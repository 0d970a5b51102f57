import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** A link to the sign-in, for pages that people can open without signing in. */
export function SignInLink() {
  const { t } = useTranslation('shell');
  return (
    <p>
      <Link to="/login">{t('signIn.title')}</Link>
    </p>
  );
}
