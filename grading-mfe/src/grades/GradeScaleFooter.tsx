import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatGrade } from '@cert/shared/i18n';
import { SaveStatus, useLanguage, type SaveSummary } from '@cert/shared/platform';
import { color, fontSize, space, Button, Notice } from '@cert/shared/ui';
import type { QueuedGrade } from '../saving/gradingFields.ts';

type Props = {
  /** The text that explains how to clear the grade; false if no hint is shown. */
  hint: string | false;
  status: SaveSummary;
};

/** The line below a grade scale: a hint that explains how to clear the grade, and the save state. */
export function GradeScaleFooter({ hint, status }: Props) {
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
  /** Whether answers or documents have changed since the grade in the loaded reply was set. */
  hasChanged: boolean;
  canConfirm: boolean;
};

/**
 * Warns that answers or documents have changed since the grade was given. A button confirms the grade; users who cannot
 * grade only see the text. Renders nothing without changes, without a grade, and while a newer grade is being saved.
 * See docs/decisions/0013-grading-of-a-team.md.
 */
export function AnswersChangedNotice({ whose, grade, hasChanged, canConfirm }: ChangedSinceProps) {
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
