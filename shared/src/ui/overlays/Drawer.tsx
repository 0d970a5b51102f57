import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../IconButton.tsx';
import { color, layoutSize, motion, shadow, space } from '../tokens.ts';
import { useModal } from './useModal.ts';

export type DrawerProps = {
  /** The accessible name of the panel. */
  label: string;
  children: ReactNode;
  closeText: string;
  onClose: () => void;
};

/** A panel that slides in from the side on a narrow screen. It is open as long as it is rendered. */
export function Drawer({ label, children, closeText, onClose }: DrawerProps) {
  const modal = useModal(onClose);
  return (
    <Panel
      {...modal}
      aria-label={label}
      // A click beside the panel hits the dialog element itself, because the backdrop is part of it.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <Content>
        <Close>
          <IconButton icon="close" label={closeText} onClick={onClose} />
        </Close>
        {children}
      </Content>
    </Panel>
  );
}

const slideIn = keyframes`
  from { translate: -100% 0; }
`;

const Panel = styled.dialog`
  inline-size: min(${layoutSize.sidebar} + ${space[7]}, 100vw - ${space[7]});
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  color: ${color.ink};
  background: ${color.paper};
  box-shadow: ${shadow.high};
  animation: ${slideIn} ${motion.calm} ease-out;

  &::backdrop {
    background: ${color.scrim};
  }
`;

const Content = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  min-block-size: 100%;
  padding: ${space[3]} ${space[4]} ${space[5]};
`;

const Close = styled.div`
  justify-self: end;
`;
