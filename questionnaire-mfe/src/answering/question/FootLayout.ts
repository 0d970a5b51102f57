import { styled } from 'styled-components';
import { color, space } from '@cert/shared/ui';

/** Under a field: a row of buttons with the saved state at its end, then what they unfold. */
export const FootLayout = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[2]};
  border-block-start: 1px solid ${color.line};
  /* The room that the buttons keep for fingers is room enough under them. */
  margin-block-end: calc(-1 * ${space[3]});

  & > :first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]};
    /* The words of the first button stand in line with the field above. */
    margin-inline-start: calc(-1 * ${space[4]});
  }

  /* How far all is saved. */
  & > :first-child > :last-child {
    margin-inline-start: auto;
  }

  /* What is folded in. */
  & > [id] {
    padding-block-end: ${space[3]};
  }
`;
