import { useTranslation } from 'react-i18next';
import { formatGrade } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { Button, Notice } from '@cert/shared/ui';
import type { QueuedGrade } from '../saving/useQueuedGrade.ts';

type Props = {
  whose: 'own' | 'final';
  grade: QueuedGrade;
  /** Whether answers or documents have changed since the grade that the page has read. */
  hasChanged: boolean;
  canConfirm: boolean;
};

/**
 * Says that a grade no longer stands for what it was given on (decisions §4); one click gives it again. Who may not grade
 * any more only reads it. Nothing where nothing has changed, and while a newer grade is on its way.
 */
export function ChangedSince({ whose, grade, hasChanged, canConfirm }: Props) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  if (!hasChanged || grade.isAhead || grade.grade === null) return null;
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
