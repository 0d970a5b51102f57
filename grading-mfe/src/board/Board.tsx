import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ReconciliationBoard } from '@cert/shared/contract';
import { finalGradeLockReason } from '@cert/shared/domain';
import { formatPercent, formatInitialsById } from '@cert/shared/i18n';
import { useLanguage, useRead } from '@cert/shared/platform';
import { Button, color, fontSize, layoutSize, media, Notice, radius, space } from '@cert/shared/ui';
import { ShortcutHint } from '../meeting/keys/ShortcutHint.tsx';
import { BoardTable } from './BoardTable.tsx';
import { hasUnanimousGrades, summarizeBoard } from './summarizeBoard.ts';
import { BoardShortcutsDialog, useBoardShortcuts } from './useBoardShortcuts.tsx';

type Props = { questionnaireId: number; board: ReconciliationBoard };

/**
 * The reconciliation board after the whole team has finalized: first the areas on which the grades differ, then,
 * collapsed, the areas on which they agree.
 */
export function Board({ questionnaireId, board }: Props) {
  const { t } = useTranslation('grading');
  const { t: tPlatform } = useTranslation('platform');
  const page = useRef<HTMLDivElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const keys = useBoardShortcuts(page);
  const differing = board.areas.filter((area) => !hasUnanimousGrades(area));
  const agreeing = board.areas.filter(hasUnanimousGrades);
  const lock = finalGradeLockReason({
    settings: { gradingLocked: board.gradingLocked === 1 },
    haveAllFinalized: board.finalized === 1,
    areaCounts: true,
  });
  const isMain = board.mainCertifier === 1;
  const initials = formatInitialsById(board.team);
  const table = {
    questionnaireId,
    initials,
    mayGrade: isMain && lock === undefined,
    mayComment: isMain,
    registerRowHandler: keys.registerRowHandler,
  };
  const pending = agreeing.filter(({ finalGrade }) => finalGrade === null).length;
  return (
    <Page ref={page} data-keys={keys.hasCharacterKeys ? 'on' : 'off'}>
      <BoardHead board={board} />
      {lock && <Notice tone="info">{tPlatform(`lock.${lock}`)}</Notice>}
      {!lock && !isMain && <Notice tone="info">{t('area.final.byMain')}</Notice>}
      <Tools>
        <Legend>
          {t('board.legend', {
            names: board.team.map(({ id, name }) => `${initials.get(id)} ${name}`).join(', '),
          })}
        </Legend>
        <Button tone="quiet" aria-haspopup="dialog" onClick={keys.openHelp}>
          {t('board.keys.open')} <ShortcutHint keys={['?']} />
        </Button>
      </Tools>
      {differing.length > 0 && (
        <BoardTable {...table} caption={t('board.differing')} areas={differing} />
      )}
      {agreeing.length > 0 && (
        <Fold>
          <FoldHead>
            <h2>{t('board.agree', { count: agreeing.length })}</h2>
            {pending > 0 && <Pending>{t('board.withoutFinal', { count: pending })}</Pending>}
            <Button
              tone="quiet"
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              {t(isUnfolded ? 'board.hide' : 'board.show')}
            </Button>
          </FoldHead>
          <Folded data-is-open={isUnfolded}>
            <BoardTable {...table} caption={t('board.agreeing')} areas={agreeing} />
          </Folded>
        </Fold>
      )}
      {keys.isHelpOpen && <BoardShortcutsDialog keys={keys} />}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-inline-size: ${layoutSize.overview};
  container-type: inline-size;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  @media ${media.print} {
    & > button {
      display: none;
    }
  }
`;

const Legend = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

const Fold = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const FoldHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.paper};

  & > h2 {
    font-size: ${fontSize.lead};
  }

  & > button {
    margin-inline-start: auto;
  }

  @media ${media.print} {
    & > button {
      display: none;
    }
  }
`;

const Pending = styled.p`
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.warning};
`;

// In print, the agreed areas are always expanded.
const Folded = styled.div`
  @media screen {
    &[data-is-open='false'] {
      display: none;
    }
  }
`;

/**
 * The number of areas without a final grade, the result of the final grades so far, and how many key areas are below
 * their minimum.
 */
function BoardHead({ board }: { board: ReconciliationBoard }) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  const { graded, areas, percentSoFar, keyAreas, below } = summarizeBoard(board.areas, {
    ...useRead('programme', {}).data?.thresholds,
    certificatePercent: board.threshold,
  });
  const left = areas - graded;
  return (
    <Head>
      <h1>{left > 0 ? t('board.left', { count: left }) : t('board.complete')}</h1>
      <Lead>{t('board.lead')}</Lead>
      <Lead role="status">
        {percentSoFar !== null &&
          t('board.soFar', {
            percent: formatPercent(percentSoFar, language),
            threshold: formatPercent(board.threshold, language),
            graded,
            count: areas,
          })}{' '}
        {below > 0 && <b>{t('board.below', { below, count: keyAreas })}</b>}
      </Lead>
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${space[1]};
`;

const Lead = styled.p`
  max-inline-size: ${layoutSize.measure};
  color: ${color.inkSoft};

  & > b {
    font-weight: 600;
    color: ${color.warning};
  }
`;
