import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatGrade } from '@cert/shared/i18n';
import { SaveStatus, useLanguage, type SaveSummary } from '@cert/shared/platform';
import { color, fontSize, space, Button, Notice } from '@cert/shared/ui';
import type { QueuedGrade } from '../saving/useQueuedGrade.ts';

type Props = {
  /** Text that explains how to clear the grade; false shows no hint. */
  hint: string | false;
  status: SaveSummary;
};

/** Below the grade scale: a hint how to clear the grade, and the save state. */
export function GradeFoot({ hint, status }: Props) {
  return (
    <Foot>
      <Hint data-hint>{hint}</Hint>
      <SaveStatus status={status} look="live" />
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  min-block-size: 1.5em;
`;

const Hint = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

type ChangedSinceProps = {
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
export function ChangedSince({ whose, grade, hasChanged, canConfirm }: ChangedSinceProps) {
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
