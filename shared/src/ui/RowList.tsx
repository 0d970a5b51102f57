import { styled } from 'styled-components';
import { color, space } from './tokens.ts';

/**
 * A list of rows with lines between them. The children of a row are at its two ends; in a narrow row they are below
 * each other.
 */
export const RowList = styled.ul.attrs({ role: 'list' })`
  display: grid;
  inline-size: 100%;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[2]};
    border-block-start: 1px solid ${color.line};
  }
`;
