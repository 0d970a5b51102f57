import { styled } from 'styled-components';
import { color, space } from '@cert/shared/ui';

/** The footer of a card: a row of buttons with the save state at the end, then the expandable parts. */
export const FooterLayout = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[2]};
  border-block-start: 1px solid ${color.line};
  /* A negative margin, because the padding of the buttons (for touch) already gives enough space below. */
  margin-block-end: calc(-1 * ${space[3]});

  & > :first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]};
    /* Aligns the label of the first button with the field above. */
    margin-inline-start: calc(-1 * ${space[4]});
  }

  /* The save state. */
  & > :first-child > :last-child {
    margin-inline-start: auto;
  }

  /* The expandable parts. */
  & > [id] {
    padding-block-end: ${space[3]};
  }
`;
