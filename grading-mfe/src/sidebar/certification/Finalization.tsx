import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { CategorySummary, QuestionnaireInfo } from '@cert/shared/contract';
import { gradingLockReason } from '@cert/shared/domain';
import { Button, color, fontSize } from '@cert/shared/ui';
import { scoreOf } from '../scores/scoreOf.ts';
import { FinalizeDialog } from './FinalizeDialog.tsx';

type Props = {
  questionnaireId: number;
  info: QuestionnaireInfo;
  categories: readonly CategorySummary[];
};

/**
 * Before finalization: the progress of the reader's own grades and the button that finalizes them. Afterwards: a text
 * that they are final.
 */
export function Finalization({ questionnaireId, info, categories }: Props) {
  const { t } = useTranslation('grading');
  const { t: tPlatform } = useTranslation('platform');
  const [isOpen, setOpen] = useState(false);
  const { ownFinalized, finalized, settings } = info.questionnaire;
  if (ownFinalized === 1)
    return finalized === 1 ? null : <Note>{t('sidebar.certification.ownFinalized')}</Note>;
  const lock = gradingLockReason({ gradingLocked: settings.gradingLocked === 1 });
  const { graded, areas } = scoreOf(
    'certifier',
    categories.flatMap((category) => category.areas),
    0,
  );
  return (
    <>
      <Note>
        {lock ? tPlatform(`lock.${lock}`) : t('sidebar.certification.graded', { graded, areas })}
      </Note>
      <Button disabled={lock !== undefined} aria-haspopup="dialog" onClick={() => setOpen(true)}>
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

const Note = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
