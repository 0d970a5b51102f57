import { useState } from 'react';
import { styled } from 'styled-components';
import type { FormKey } from '@cert/shared/domain';
import { useLanguage, usePlatform, useStore } from '@cert/shared/platform';
import { color, size } from '@cert/shared/ui';
import { useWords } from '../../useWords.ts';
import { formatSavedAt } from './formatSavedAt.ts';
import { useSaveState, type SaveState } from './useSaveState.ts';

type Props = { keys: readonly FormKey[] };

/**
 * Says quietly how far a question's answer and comment are saved (look.md, "Answering"), who else has changed them while
 * the page was open, and that an entry with a fault is not saved.
 */
export function SaveLine({ keys }: Props) {
  const t = useWords();
  return (
    <>
      <Fault>{t('saving.fault')}</Fault>
      <Standing keys={keys} />
    </>
  );
}

function Standing({ keys }: Props) {
  const t = useWords();
  const language = useLanguage();
  const ownName = useStore(usePlatform().session)?.name;
  const { kind, savedAt = '', savedBy } = useSaveState(keys);
  const [firstSavedAt] = useState(savedAt);
  switch (kind) {
    case 'empty':
      return null;
    case 'waiting':
    case 'sending':
      return <Line $kind={kind}>{t('saving.now')}</Line>;
    case 'failed':
    case 'refused':
    case 'conflict':
      return <Line $kind={kind}>{t(`saving.${kind}`)}</Line>;
    case 'stored': {
      const time = formatSavedAt(savedAt, language);
      const isByOther = savedBy !== undefined && savedBy !== ownName && savedAt !== firstSavedAt;
      if (isByOther)
        return <Line $kind="empty">{t('saving.changedBy', { name: savedBy, time })}</Line>;
      return <Line $kind={kind}>{t('saving.saved', { time })}</Line>;
    }
  }
}

const inks: Partial<Record<SaveState['kind'], string>> = {
  stored: color.final,
  failed: color.warning,
  conflict: color.warning,
  refused: color.failure,
};

/** The card knows by its inputs whether one of them holds an entry with a fault: no state has to follow them. */
const withFault = "section:has([aria-invalid='true'])";

const Line = styled.span<{ $kind: SaveState['kind'] }>`
  font-size: ${size.small};
  font-weight: 600;
  color: ${({ $kind }) => inks[$kind] ?? color.inkSoft};

  ${withFault} & {
    display: none;
  }
`;

const Fault = styled(Line).attrs({ $kind: 'refused' })`
  display: none;

  ${withFault} && {
    display: inline;
  }
`;
