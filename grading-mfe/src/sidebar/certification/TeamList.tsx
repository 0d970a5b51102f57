import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { QuestionnaireInfo } from '@cert/shared/contract';
import { gradingLockReason } from '@cert/shared/domain';
import { color, fontSize, space } from '@cert/shared/ui';
import { TeamName } from '../../team/TeamName.tsx';
import { ResetFinalizationButton } from './ResetFinalizationButton.tsx';

type Props = { questionnaireId: number; info: QuestionnaireInfo };

/** The team, main certifier first, and who has finalized. The main certifier can reset a finalization. */
export function TeamList({ questionnaireId, info }: Props) {
  const { t } = useTranslation('grading');
  const { certifiers = [], mainCertifier, revealed, settings } = info.questionnaire;
  const canReset =
    mainCertifier === 1 && !gradingLockReason({ gradingLocked: settings.gradingLocked === 1 });
  return (
    <List aria-label={t('sidebar.certification.team')}>
      {certifiers.map(({ id, name, main, finalized }) => (
        <Person key={id}>
          <TeamName accountId={id} name={name} isMain={main === 1} />
          <State $isDone={finalized === 1}>
            {t(`sidebar.certification.${finalized === 1 ? 'finalized' : 'grading'}`)}
          </State>
          {finalized === 1 && canReset && (
            <ResetFinalizationButton
              questionnaireId={questionnaireId}
              accountId={id}
              name={name}
              isRevealed={revealed === 1}
            />
          )}
        </Person>
      ))}
    </List>
  );
}

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space[2]};
`;

const Person = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[2]};
`;

const State = styled.span<{ $isDone: boolean }>`
  margin-inline-start: auto;
  font-size: ${fontSize.small};
  font-weight: ${({ $isDone }) => ($isDone ? 600 : 400)};
  color: ${({ $isDone }) => ($isDone ? color.final : color.inkSoft)};
`;
