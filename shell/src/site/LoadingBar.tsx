import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { usePlatform, useStore } from '@cert/shared/platform';
import { color, zIndex, motion, stroke } from '@cert/shared/ui';

/** Milliseconds. No bar is shown for shorter loads. */
const delayMs = 200;

/** A progress line at the top edge while parts of a page load. Each loading part also has an indicator of its own. */
export function LoadingBar() {
  const { pending } = usePlatform();
  return useStore(pending) > 0 ? <DelayedBar /> : null;
}

function DelayedBar() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <Line aria-hidden="true" data-loading="page" className="screen-only" /> : null;
}

const Line = styled.div`
  position: fixed;
  z-index: ${zIndex.toast};
  inset: 0 0 auto;
  block-size: ${stroke.mark};
  overflow: hidden;
  pointer-events: none;

  &::before {
    content: '';
    display: block;
    block-size: 100%;
    background: ${color.brand};
    transform-origin: 0;
    animation: ${motion.travelling};
  }
`;
