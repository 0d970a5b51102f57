import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategorySummary, QuestionnaireInfo } from '@cert/shared/contract';
import { gradingLockReason } from '@cert/shared/domain';
import { Button, type ButtonProps } from '@cert/shared/ui';
import { FinalizeDialog } from './FinalizeDialog.tsx';

type Props = {
  questionnaireId: number;
  info: QuestionnaireInfo;
  categories: readonly CategorySummary[];
  tone: ButtonProps['tone'];
};

/** Opens the dialog that finalizes the certifier's grades. Disabled while grading is locked. */
export function FinalizeButton({ questionnaireId, info, categories, tone }: Props) {
  const { t } = useTranslation('grading');
  const [isOpen, setOpen] = useState(false);
  const { gradingLocked } = info.questionnaire.settings;
  return (
    <>
      <Button
        tone={tone}
        disabled={gradingLockReason({ gradingLocked: gradingLocked === 1 }) !== undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('sidebar.certification.finalize')}
      </Button>
      {isOpen && (
        <FinalizeDialog
          questionnaireId={questionnaireId}
          info={info}
          categories={categories}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
