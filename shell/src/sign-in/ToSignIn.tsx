import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The link from a page for people who have not signed in to the sign-in. */
export function ToSignIn() {
  const { t } = useTranslation('shell');
  return (
    <p>
      <Link to="/login">{t('signIn.title')}</Link>
    </p>
  );
}
