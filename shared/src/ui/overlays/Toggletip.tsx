import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  color,
  zIndex,
  layoutSize,
  fontFamily,
  radius,
  shadow,
  fontSize,
  space,
} from '../tokens.ts';
import { useInsideViewport } from './useInsideViewport.ts';

export type ToggletipProps = {
  /** The accessible name of the button. */
  label: string;
  children: ReactNode;
};

/** How the user opened the bubble, which decides how it closes. */
type Opened = 'hover' | 'focus' | 'press' | null;

/** A small "i" whose bubble opens on hover, focus and click or tap, and closes with Esc. */
export function Toggletip({ label, children }: ToggletipProps) {
  const [opened, setOpened] = useState<Opened>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const bubbleId = useId();
  const isOpen = opened !== null;
  const bubble = useInsideViewport<HTMLSpanElement>(isOpen);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Otherwise Esc would also close a dialog that contains the toggletip.
      event.preventDefault();
      setOpened(null);
    };
    const closeOnPressElsewhere = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && frame.current?.contains(target))) setOpened(null);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOnPressElsewhere);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOnPressElsewhere);
    };
  }, [isOpen]);

  return (
    <Frame
      ref={frame}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpened(opened ?? 'hover')}
      onPointerLeave={() => opened === 'hover' && setOpened(null)}
    >
      <Mark
        type="button"
        aria-label={label}
        aria-describedby={bubbleId}
        onFocus={() => setOpened(opened ?? 'focus')}
        onBlur={() => setOpened(null)}
        onClick={() => setOpened(opened === 'press' ? null : 'press')}
      >
        <span aria-hidden="true">i</span>
      </Mark>
      {/* Always rendered: a hidden description is announced with the button's name. */}
      <Bubble ref={bubble} id={bubbleId} role="tooltip" hidden={!isOpen}>
        {children}
      </Bubble>
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  display: inline-block;
  vertical-align: -0.25em;
`;

const Mark = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 1.5em;
  block-size: 1.5em;
  padding: 0;
  border: 1px solid ${color.control};
  border-radius: ${radius.round};
  font: italic 600 ${fontSize.small} / 1 ${fontFamily.serif};
  color: ${color.inkSoft};
  background: none;

  &:hover {
    color: ${color.brand};
    border-color: ${color.brand};
  }

  /* A touch target larger than the visible mark. */
  &::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${space[3]});
  }
`;

const Bubble = styled.span`
  position: absolute;
  z-index: ${zIndex.bubble};
  inset-block-start: calc(100% + ${space[2]});
  inset-inline-start: calc(-1 * ${space[4]});
  inline-size: max-content;
  max-inline-size: min(${layoutSize.bubble}, 100vw - 2 * ${space[4]});
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  font-family: inherit;
  font-size: ${fontSize.text};
  font-weight: 400;
  color: ${color.ink};
  background: ${color.paper};
  box-shadow: ${shadow.high};

  /* Lets the pointer move from the mark into the bubble without closing it. */
  &::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${space[3]}) 0 auto;
    block-size: ${space[3]};
  }
`;
