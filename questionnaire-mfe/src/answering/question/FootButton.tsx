import { styled } from 'styled-components';
import { Button, color, size } from '@cert/shared/ui';

/** A quiet button in the foot of a card; in amber while what it leads to is missing. */
export const FootButton = styled(Button).attrs({ tone: 'quiet' })<{ $isMissing?: boolean }>`
  && {
    font-size: ${size.small};
    color: ${({ $isMissing }) => ($isMissing ? color.warning : color.inkSoft)};
  }

  &&:hover {
    color: ${({ $isMissing }) => ($isMissing ? color.warning : color.brand)};
  }
`;
