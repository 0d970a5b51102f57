import { useTranslation } from 'react-i18next';
import { formatGrade } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { Button, Notice } from '@cert/shared/ui';
import type { QueuedGrade } from '../saving/useQueuedGrade.ts';

type Props = {
  whose: 'own' | 'final';
  grade: QueuedGrade;
  /** Whether answers or documents have changed after the grade in the loaded reply was given. */
  hasChanged: boolean;
  canConfirm: boolean;
};

/**
 * Warns that answers or documents have changed after the grade was given. One click confirms the grade; without the
 * right to grade the reader only sees the text. Renders nothing without changes, and while a newer grade is being
 * saved. See docs/decisions/0013-grading-of-a-team.md.
 */
export function ChangedSince({ whose, grade, hasChanged, canConfirm }: Props) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  if (!hasChanged || grade.isNewerThanRead || grade.grade === null) return null;
  const text = t(`area.changed.${whose}`);
  if (!canConfirm) return <Notice tone="info">{text}</Notice>;
  return (
    <Notice
      tone="warning"
      action={
        <Button tone="secondary" onClick={() => grade.choose(grade.grade)}>
          {t('area.changed.confirm', { grade: formatGrade(grade.grade, language) })}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
