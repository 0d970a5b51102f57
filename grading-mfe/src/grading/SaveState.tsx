import { css, styled } from 'styled-components';
import { color, Icon, space, Spinner } from '@cert/shared/ui';
import { useWords } from '../useWords.ts';
import type { GradeSave } from './gradeSaves.ts';

type Props = { status: GradeSave['status'] };

/** How far the grade is on its way to the server; read out when it changes. */
export function SaveState({ status }: Props) {
  const t = useWords();
  return (
    <Line role="status" $status={status}>
      {marks[status]}
      {status !== 'none' && t(`own.${status}`)}
    </Line>
  );
}

const marks = {
  none: null,
  saving: <Spinner />,
  saved: <Icon name="check" />,
  failed: <Icon name="warning" />,
} satisfies Record<GradeSave['status'], unknown>;

const looks = {
  none: undefined,
  saving: css`
    color: ${color.inkSoft};
  `,
  saved: css`
    color: ${color.final};
  `,
  failed: css`
    color: ${color.failure};
  `,
} satisfies Record<GradeSave['status'], unknown>;

const Line = styled.p<{ $status: GradeSave['status'] }>`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: auto;
  font-weight: 600;

  ${({ $status }) => looks[$status]}
`;
