import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatSavedAt } from '../../i18n/index.ts';
import { Icon, saveStateStyle, space, Spinner } from '../../ui/index.ts';
import { useLanguage, usePlatform } from '../platform.ts';
import { useStore } from '../store.ts';
import type { SaveSummary } from './useQueuedField.ts';

type Props = {
  status: SaveSummary;
  /**
   * Which other people it names: `changes`: who changed the value while the page was open; `authors`: who saved it
   * last; `all`: both.
   */
  names?: 'changes' | 'authors' | 'all';
  /** `live`: with an icon, announced by screen readers, without the time; for values that only the user can change. */
  look?: 'text' | 'live';
  as?: 'p' | 'span';
  className?: string;
};

/** Whether a value is saved: saving, saved (when, by whom), or why not. */
export function SaveStatus({ status, names = 'all', look = 'text', as = 'p', className }: Props) {
  const text = useStatusText(status, names, look);
  const { kind } = status;
  if (look === 'live')
    return (
      <LiveLine role="status" className={className} data-kind={kind}>
        {marks[kind]}
        {text?.words}
      </LiveLine>
    );
  return (
    text && (
      <Line as={as} className={className} data-kind={text.kind}>
        {text.words}
      </Line>
    )
  );
}

function useStatusText(
  status: SaveSummary,
  names: Required<Props>['names'],
  look: Required<Props>['look'],
): { kind: SaveSummary['kind'] | 'other'; words: string } | undefined {
  const { t } = useTranslation('platform');
  const language = useLanguage();
  const ownName = useStore(usePlatform().session)?.name;
  const savedAt = status.kind === 'stored' ? status.savedAt : undefined;
  const [firstSavedAt] = useState(savedAt);
  const { kind } = status;
  switch (kind) {
    case 'empty':
      return undefined;
    case 'waiting':
    case 'sending':
      return { kind, words: t('saving.now') };
    case 'failed':
    case 'refused':
    case 'conflict':
      return { kind, words: t(`saving.${kind}`) };
    case 'stored': {
      if (look === 'live') return { kind, words: t('saving.done') };
      const name = status.savedBy;
      const time = formatSavedAt(status.savedAt, language);
      if (name === undefined || name === ownName)
        return { kind, words: t('saving.saved', { time }) };
      if (names !== 'authors' && status.savedAt !== firstSavedAt)
        return { kind: 'other', words: t('saving.changedBy', { name, time }) };
      return {
        kind,
        words: t(names === 'changes' ? 'saving.saved' : 'saving.savedBy', { name, time }),
      };
    }
  }
}

const marks = {
  empty: null,
  waiting: <Spinner />,
  sending: <Spinner />,
  stored: <Icon name="check" />,
  failed: <Icon name="warning" />,
  refused: <Icon name="warning" />,
  conflict: <Icon name="warning" />,
} satisfies Record<SaveSummary['kind'], unknown>;

const Line = styled.p`
  ${saveStateStyle}
`;

const LiveLine = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: auto;
  ${saveStateStyle}
`;
