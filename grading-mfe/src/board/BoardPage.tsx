import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Loaded, useRead, useSetPageName } from '@cert/shared/platform';
import { Board } from './Board.tsx';
import { BoardPending } from './BoardPending.tsx';

/**
 * The page `/{id}/reconciliation`: the grades of the whole team side by side, for the main certifier to set final
 * grades. Until the whole team has finalized, the page shows whose finalization is missing. See
 * docs/product/grading.md#reconciliation-board.
 */
export function BoardPage() {
  const { t } = useTranslation('grading');
  const questionnaireId = Number(useParams()['questionnaireId']);
  const board = useRead('reconciliation', { id: questionnaireId }, { isLive: true });
  useSetPageName(t('board.title'));
  return (
    <Loaded of={board}>
      {(read) =>
        read.finalized === 1 ? (
          <Board questionnaireId={questionnaireId} board={read} />
        ) : (
          <BoardPending
            questionnaireId={questionnaireId}
            hasBeenRevealed={read.revealedAt !== null}
          />
        )
      }
    </Loaded>
  );
}
