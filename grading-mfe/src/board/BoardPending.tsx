import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Loaded, useRead } from '@cert/shared/platform';
import { ButtonLink, color, fontSize, layoutSize, space } from '@cert/shared/ui';
import { FinalizationList } from '../team/FinalizationList.tsx';

type Props = {
  questionnaireId: number;
  /** Whether the team has already seen each other's grades. If so, a finalization has been reset since. */
  hasBeenRevealed: boolean;
};

/** Shown instead of the board until the whole team has finalized: the reason, and who has finalized. */
export function BoardPending({ questionnaireId, hasBeenRevealed }: Props) {
  const { t } = useTranslation('grading');
  const info = useRead('info', { id: questionnaireId });
  return (
    <Rows>
      <h1>{t('board.title')}</h1>
      <Lead>{t(hasBeenRevealed ? 'board.pending.again' : 'board.pending.why')}</Lead>
      <Loaded of={info}>
        {({ questionnaire: { certifiers = [], ownFinalized } }) => (
          <>
            <FinalizationList team={certifiers} />
            <Lead>{t(ownFinalized === 1 ? 'board.pending.others' : 'board.pending.you')}</Lead>
            <ButtonLink>
              <Link to={`/${questionnaireId}`}>{t('board.pending.home')}</Link>
            </ButtonLink>
          </>
        )}
      </Loaded>
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  max-inline-size: ${layoutSize.measure};
`;

const Lead = styled.p`
  font-size: ${fontSize.lead};
  color: ${color.inkSoft};
`;
