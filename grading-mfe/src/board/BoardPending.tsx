import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Loaded, useRead } from '@cert/shared/platform';
import { ButtonLink, color, fontSize, Icon, layoutSize, space } from '@cert/shared/ui';
import { TeamMemberName } from '../team/TeamMemberName.tsx';

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
            <List aria-label={t('sidebar.certification.team')}>
              {certifiers.map(({ id, name, main, finalized }) => (
                <li key={id}>
                  <TeamMemberName accountId={id} name={name} isMain={main === 1} />
                  <State $isDone={finalized === 1}>
                    {finalized === 1 && <Icon name="check" />}
                    {t(`sidebar.certification.${finalized === 1 ? 'finalized' : 'grading'}`)}
                  </State>
                </li>
              ))}
            </List>
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

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  inline-size: 100%;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
    padding-block: ${space[3]};
    border-block-end: 1px solid ${color.line};
  }
`;

const State = styled.span<{ $isDone: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${({ $isDone }) => ($isDone ? color.final : color.inkSoft)};
`;
