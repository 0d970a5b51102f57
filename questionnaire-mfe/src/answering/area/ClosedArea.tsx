import { useTranslation } from 'react-i18next';
import type { Area } from '@cert/shared/contract';
import { Notice } from '@cert/shared/ui';
import { AreaTabs } from './AreaTabs.tsx';

type Props = { area: Area };

/** Shown for an area that does not count in a key-only questionnaire. */
export function ClosedArea({ area }: Props) {
  const { t } = useTranslation('questionnaire');
  const { t: tPlatform } = useTranslation('platform');
  return (
    <>
      <Notice tone="info" title={area.title}>
        {tPlatform('lock.not-key-area')}
      </Notice>
      <AreaTabs label={t('area.tabs')} currentId={undefined} />
    </>
  );
}
