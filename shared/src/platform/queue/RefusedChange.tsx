import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { type TFunction } from 'i18next';
import { Button, Notice } from '../../ui/index.ts';
import { entryId, type QueueEntry } from './queueEntry.ts';

type Props = { entry: QueueEntry; onDismiss: (id: string) => void };

/**
 * A change that the server refused for good, with its text and the way to its question: never dropped in silence
 * (decisions §4). Nothing for any other entry.
 */
export function RefusedChange({ entry, onDismiss }: Props) {
  const { t } = useTranslation('platform');
  if (entry.status.kind !== 'refused') return null;
  const { description } = entry;
  return (
    <Notice
      tone="failure"
      title={t('queue.refusedTitle')}
      action={
        <Button tone="secondary" onClick={() => onDismiss(entryId(entry))}>
          {t('queue.dismiss')}
        </Button>
      }
    >
      {description && (
        <p>
          <Link to={description.address}>{description.title}</Link>
        </p>
      )}
      <p>{reasonText(t, entry.status.reason)}</p>
      <p>{t('queue.refusedKept')}</p>
      <Text>
        {(description?.lines ?? plainLines(t, entry)).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Text>
    </Notice>
  );
}

function reasonText(t: TFunction<'platform'>, reason: string): string {
  const known = ['lock', 'failed'].map((group) => t(`${group}.${reason}` as 'lock.invalid'));
  return known.find((text) => !text.endsWith(reason)) ?? t('lock.invalid');
}

/** What can be told without the page that knows the question. */
function plainLines(t: TFunction<'platform'>, { value }: QueueEntry): string[] {
  if (value === false || value.value === false) return [t('queue.cleared')];
  if (value.content) return [value.content];
  if (value.value === true) return [t('queue.chosen')];
  if (typeof value.value === 'object') return Object.values(value.value).map(String);
  return [String(value.value)];
}

const Text = styled.blockquote`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
