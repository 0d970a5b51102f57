import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { areaCommentKey } from '@cert/shared/domain';
import { Card, space } from '@cert/shared/ui';
import { Documents } from '../../documents/Documents.tsx';
import { PreviousDocuments } from '../../documents/PreviousDocuments.tsx';
import { PreviousAreaComment } from '../../previous-answers/PreviousYearFrame.tsx';
import { useAreaAccess } from '../editAccess.tsx';
import { useCurrentCategory } from '../CurrentCategory.tsx';
import { CommentField } from '../question/CommentField.tsx';
import { FooterButton } from '../question/FooterButton.tsx';
import { AnswerConflict } from '../saving/AnswerConflict.tsx';
import { QuestionSaveState } from '../saving/QuestionSaveState.tsx';

type Props = { areaId: number };

/** Comment and documents for the whole area, shown after the last question. */
export function AdditionalDocumentation({ areaId }: Props) {
  const { t } = useTranslation('questionnaire');
  const headingId = useId();
  const key = areaCommentKey(areaId);
  const access = useAreaAccess();
  const { questionnaireId, category } = useCurrentCategory();
  const ofArea = (document: { areaId: number; questionId: number | null }) =>
    document.areaId === areaId && document.questionId === null;
  return (
    <Card labelledBy={headingId}>
      <Parts>
        <Head>
          <h2 id={headingId}>{t('additional.title')}</h2>
          <QuestionSaveState keys={[key]} />
        </Head>
        <CommentField
          formKey={key}
          on={{ areaId }}
          label={t('additional.label')}
          hint={t('additional.hint')}
          none={t('additional.none')}
          isReadOnly={access.isReadOnly}
        />
        <PreviousAreaComment areaId={areaId} />
        <AnswerConflict formKey={key} />
        <Documents
          target={{ questionnaireId, entityType: 'area', entityId: areaId }}
          documents={category.documents.filter(ofArea)}
          label={t('documents.ofArea')}
          isReadOnly={access.isReadOnly}
        />
        <PreviousDocuments
          questionnaireId={questionnaireId}
          documents={category.previousDocuments.filter(ofArea)}
          year={category.previousYear}
        />
        {access.unlocking && (
          <Foot>
            <EditAreaButton />
          </Foot>
        )}
      </Parts>
    </Card>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`;

const Foot = styled.div`
  margin-inline-start: calc(-1 * ${space[4]});
  margin-block-end: calc(-1 * ${space[3]});
`;

/** Lets the team unlock the comments and documents of all areas. Renders nothing for clients. */
function EditAreaButton() {
  const { t } = useTranslation('questionnaire');
  const { unlocking } = useAreaAccess();
  if (!unlocking) return null;
  return (
    <FooterButton onClick={unlocking.toggle}>
      {t(unlocking.isUnlocked ? 'additional.lock' : 'additional.edit')}
    </FooterButton>
  );
}
