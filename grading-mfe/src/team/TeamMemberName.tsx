import { useTranslation } from 'react-i18next';
import { usePlatform, useStore } from '@cert/shared/platform';
import { Badge } from '@cert/shared/ui';

type Props = { accountId: number; name: string; isMain: boolean };

/** The name of a team member, marked if it is the signed-in user or the main certifier. */
export function TeamMemberName({ accountId, name, isMain }: Props) {
  const { t } = useTranslation('grading');
  const isReader = useStore(usePlatform().session)?.accountId === accountId;
  return (
    <span>
      {name}
      {isReader && ` (${t('sidebar.certification.you')})`}
      {isMain && (
        <>
          {' '}
          <Badge>{t('sidebar.certification.main')}</Badge>
        </>
      )}
    </span>
  );
}
