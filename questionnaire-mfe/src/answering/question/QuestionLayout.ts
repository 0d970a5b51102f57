import { styled } from 'styled-components';
import { media, space } from '@cert/shared/ui';

/** The number of a question, and beside it (on a phone below it) the head, the field and the footer. */
export const QuestionLayout = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[4]};

  & > :last-child {
    display: grid;
    gap: ${space[4]};
    min-inline-size: 0;
  }

  & > :last-child > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[2]};
    align-items: start;
    /* The touch area of the bookmark overlaps the padding of the card. */
    margin-block-start: calc(-1 * ${space[2]});
    margin-inline-end: calc(-1 * ${space[2]});
  }

  & > :last-child > header > :first-child {
    padding-block-start: ${space[2]};
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
  }
`;
