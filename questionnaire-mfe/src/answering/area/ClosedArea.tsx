import type { Area } from '@cert/shared/contract';
import { usePlatformWords } from '@cert/shared/platform';
import { Notice } from '@cert/shared/ui';
import { useWords } from '../../useWords.ts';
import { AreaTabs } from './AreaTabs.tsx';

type Props = { area: Area };

/** For the address of an area that does not count in a key-only questionnaire (spec 1 §2). */
export function ClosedArea({ area }: Props) {
  const t = useWords();
  const lockWords = usePlatformWords();
  return (
    <>
      <Notice tone="info" title={area.title}>
        {lockWords('lock.not-key-area')}
      </Notice>
      <AreaTabs label={t('area.tabs')} currentId={undefined} />
    </>
  );
}
