import { useTranslation } from 'react-i18next';
import type { Area } from '@cert/shared/contract';
import { Notice } from '@cert/shared/ui';
import { AreaTabs } from './AreaTabs.tsx';

type Props = { area: Area };

/** Shown instead of the questions when a key-only questionnaire leaves the area out. */
export function ExcludedAreaNotice({ area }: Props) {
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
