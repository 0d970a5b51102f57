import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LongText, Notice, type TextDraftStore } from '../ui/index.ts';

type Props = { draft: TextDraftStore | undefined };

/**
 * The unsaved text of a field that is locked now, with a button that drops it. Renders nothing if everything was saved.
 */
export function UnsavedText({ draft }: Props) {
  const { t } = useTranslation('platform');
  const [isDropped, setDropped] = useState(false);
  const text = isDropped ? undefined : draft?.read()?.text;
  if (text === undefined) return null;
  return (
    <Notice
      tone="warning"
      title={t('queue.refusedTitle')}
      action={
        <Button
          tone="secondary"
          onClick={() => {
            draft?.keep(null);
            setDropped(true);
          }}
        >
          {t('queue.dismiss')}
        </Button>
      }
    >
      <p>{t('queue.refusedKept')}</p>
      <LongText>{text}</LongText>
    </Notice>
  );
}
