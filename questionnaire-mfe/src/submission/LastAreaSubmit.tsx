import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useRead } from '@cert/shared/platform';
import { Card, space } from '@cert/shared/ui';
import { findQuestionnaireLockReason } from '../answers/editAccess.tsx';
import { findNeighbourAreas } from '../answers/area/AreaNeighbours.tsx';
import { useCurrentCategory } from '../answers/CurrentCategory.tsx';
import { SubmitButton } from './SubmitButton.tsx';

type Props = { areaId: number };

/** The submit button after the last question of the last area. Only for clients, while the questionnaire is open. */
export function LastAreaSubmit({ areaId }: Props) {
  const { t } = useTranslation('questionnaire');
  const headingId = useId();
  const open = useCurrentCategory();
  const { questionnaireId, role } = open;
  const categories = useRead('areaCategoryList', { id: questionnaireId });
  const isLast = categories.data && !findNeighbourAreas(areaId, categories.data).next;
  if (!isLast || role !== 'client' || findQuestionnaireLockReason(open)) return null;
  return (
    <Card labelledBy={headingId}>
      <Parts>
        <h2 id={headingId}>{t('submitting.invite')}</h2>
        <p>{t('submitting.inviteText')}</p>
        <div>
          <SubmitButton questionnaireId={questionnaireId} tone="primary" />
        </div>
      </Parts>
    </Card>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space[3]};
`;
