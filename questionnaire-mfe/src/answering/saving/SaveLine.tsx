import { styled } from 'styled-components';
import type { FormKey } from '@cert/shared/domain';
import { useLanguage } from '@cert/shared/platform';
import { color, size } from '@cert/shared/ui';
import { useWords } from '../../useWords.ts';
import { formatSavedAt } from './formatSavedAt.ts';
import { useSaveState, type SaveState } from './useSaveState.ts';

type Props = { keys: readonly FormKey[] };

/** Says quietly how far a question's answer and comment are saved (look.md, "Answering"). */
export function SaveLine({ keys }: Props) {
  const t = useWords();
  const language = useLanguage();
  const { kind, savedAt } = useSaveState(keys);
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
    case 'stored':
      return (
        <Line $kind={kind}>
          {savedAt && t('saving.saved', { time: formatSavedAt(savedAt, language) })}
        </Line>
      );
  }
}

const inks: Partial<Record<SaveState['kind'], string>> = {
  stored: color.final,
  failed: color.warning,
  conflict: color.warning,
  refused: color.failure,
};

const Line = styled.span<{ $kind: SaveState['kind'] }>`
  font-size: ${size.small};
  font-weight: 600;
  color: ${({ $kind }) => inks[$kind] ?? color.inkSoft};
`;
