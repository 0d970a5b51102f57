import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { type TFunction } from 'i18next';
import { Button, Notice } from '../../ui/index.ts';
import { entryId, type QueueEntry } from './queueEntry.ts';

type Props = { entry: QueueEntry; onDismiss: (id: string) => void };

/**
 * Shows a change that the server refused permanently, with its text and a link to its question, so that no change is
 * dropped without notice. Renders nothing for other entries.
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

/** The lines that can be shown without a description from the question's page. */
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
