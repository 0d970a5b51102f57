import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button.tsx';
import { color, layoutSize, radius, shadow, space, zIndex } from '../tokens.ts';
import { Icon } from '../signs/Icon.tsx';
import { useInsideViewport } from './useInsideViewport.ts';

export type PopoverProps = {
  /** The text of the button that opens the popover. */
  text: ReactNode;
  /** The accessible name of the panel. */
  label: string;
  /** The content; it calls `close` when the user is done. */
  children: (close: () => void) => ReactNode;
};

/**
 * A button that opens a panel below it. The panel takes the focus when it opens. Esc closes the panel and returns the
 * focus to the button. The panel also closes on a press outside it and when the focus leaves it. The rest of the page
 * stays usable.
 */
export function Popover({ text, label, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const panel = useInsideViewport<HTMLDivElement>(isOpen);
  const panelId = useId();
  const buttonId = useId();
  const close = () => {
    setOpen(false);
    document.getElementById(buttonId)?.focus();
  };

  useEffect(() => {
    if (!isOpen) return;
    panel.current?.focus();
    const closeOnPressElsewhere = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && frame.current?.contains(target))) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOnPressElsewhere);
    return () => document.removeEventListener('pointerdown', closeOnPressElsewhere);
  }, [isOpen, panel]);

  return (
    <Frame
      ref={frame}
      onKeyDown={({ key }) => isOpen && key === 'Escape' && close()}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        // Without a target, the whole window has lost the focus, or a native select has opened, so the panel stays
        // open.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Button
        id={buttonId}
        tone="quiet"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {text}
        <Icon name="chevron-down" />
      </Button>
      {isOpen && (
        <Panel ref={panel} id={panelId} role="dialog" aria-label={label} tabIndex={-1}>
          {children(close)}
        </Panel>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  min-inline-size: 0;
`;

const Panel = styled.div`
  position: absolute;
  z-index: ${zIndex.bubble};
  inset-block-start: calc(100% + ${space[2]});
  inset-inline-start: 0;
  inline-size: min(${layoutSize.bubble}, 100vw - 2 * ${space[4]});
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.paper};
  box-shadow: ${shadow.high};

  &:focus {
    outline: none;
  }
`;
