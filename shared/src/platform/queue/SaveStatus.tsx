import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatSavedAt } from '../../i18n/index.ts';
import { Icon, saveStateStyle, space, Spinner } from '../../ui/index.ts';
import { useLanguage, usePlatform } from '../platform.ts';
import { useStore } from '../store.ts';
import type { SaveSummary } from './useField.ts';

type Props = {
  status: SaveSummary;
  /**
   * Which other people the text names. `changes`: a person who changed the value while the page was open; `authors`:
   * the person who saved it last; `all`: both. Default: `all`.
   */
  names?: 'changes' | 'authors' | 'all';
  /**
   * `text` (default) shows time and person. `live` shows an icon instead of them and is announced by screen readers; it
   * is meant for values that only the user can change.
   */
  look?: 'text' | 'live';
  as?: 'p' | 'span';
  className?: string;
};

/** Shows whether a value is saved: saving, saved (when, by whom), or why not. */
export function SaveStatus({ status, names = 'all', look = 'text', as = 'p', className }: Props) {
  const savedAt = status.kind === 'stored' ? status.savedAt : undefined;
  const [firstSavedAt] = useState(savedAt);
  if (look === 'live') return <LiveStatus status={status} className={className} />;
  // A page can have hundreds of unanswered questions, so an empty status renders no component that subscribes to data.
  if (status.kind === 'empty') return null;
  const isChanged = names !== 'authors' && savedAt !== firstSavedAt;
  return (
    <TextStatus
      status={status}
      hasAuthor={names !== 'changes'}
      isChanged={isChanged}
      as={as}
      className={className}
    />
  );
}

function LiveStatus({ status: { kind }, className }: Pick<Props, 'status' | 'className'>) {
  const { t } = useTranslation('platform');
  return (
    <LiveLine role="status" className={className} data-kind={kind}>
      {marks[kind]}
      {kind !== 'empty' && t(messages[kind])}
    </LiveLine>
  );
}

type TextProps = Pick<Props, 'as' | 'className'> & {
  status: Exclude<SaveSummary, { kind: 'empty' }>;
  /** Whether to name the other person who saved the value last. */
  hasAuthor: boolean;
  /** Whether the value was saved while the page was open. If another person saved it, the text names the person. */
  isChanged: boolean;
};

function TextStatus({ status, hasAuthor, isChanged, as, className }: TextProps) {
  const { t } = useTranslation('platform');
  const language = useLanguage();
  const ownName = useStore(usePlatform().session)?.name;
  if (status.kind !== 'stored')
    return (
      <Line as={as} className={className} data-kind={status.kind}>
        {t(messages[status.kind])}
      </Line>
    );
  const name = status.savedBy === ownName ? undefined : status.savedBy;
  const time = formatSavedAt(status.savedAt, language);
  return (
    <Line as={as} className={className} data-kind={name && isChanged ? 'other' : 'stored'}>
      {!name || !(isChanged || hasAuthor)
        ? t('saving.saved', { time })
        : t(isChanged ? 'saving.changedBy' : 'saving.savedBy', { name, time })}
    </Line>
  );
}

const messages = {
  waiting: 'saving.now',
  sending: 'saving.now',
  stored: 'saving.done',
  failed: 'saving.failed',
  refused: 'saving.refused',
  conflict: 'saving.conflict',
} as const satisfies Record<Exclude<SaveSummary['kind'], 'empty'>, unknown>;

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
