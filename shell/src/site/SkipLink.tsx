import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { color, zIndex, radius, space } from '@cert/shared/ui';
import { focusMain } from './focusMain.ts';

/** The first tab stop of every page: skips header and sidebar. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    focusMain();
  };
  return (
    <Anchor href="#content" onClick={skip} className="screen-only">
      {t('frame.skip')}
    </Anchor>
  );
}

const Anchor = styled.a`
  position: fixed;
  z-index: ${zIndex.toast};
  left: ${space[4]};
  top: ${space[2]};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.small};
  background: ${color.paper};
  &:not(:focus) {
    clip-path: inset(50%);
    height: 1px;
    width: 1px;
    padding: 0;
    overflow: hidden;
    white-space: nowrap;
  }
`;
