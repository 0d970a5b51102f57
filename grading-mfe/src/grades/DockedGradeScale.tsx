import { useSyncExternalStore, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, layoutSize, media, shadow, space, usePageMark, zIndex } from '@cert/shared/ui';

type Props = {
  /** Whether the scale may be fixed to the screen. Set it only while the grade can be changed. */
  isDocked: boolean;
  children: ReactNode;
};

/**
 * Fixes a grade scale to the lower edge of screens on which the panel is below the questions, so that the user can
 * reach it from every scroll position. It is not fixed on screens of little height. On phones it is not fixed while a
 * text field has the focus. See docs/look.md#grading.
 */
export function DockedGradeScale({ isDocked, children }: Props) {
  // `look.css` adds space at the end of the page, so that the dock does not cover content.
  usePageMark('dock', isDocked);
  const isWriting = useSyncExternalStore(subscribeToFocus, isTextFieldFocused);
  return (
    <Dock data-dock={isDocked || undefined} data-writing={isWriting || undefined}>
      {children}
    </Dock>
  );
}

function subscribeToFocus(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
}

/** Whether the screen keyboard of a phone is open. */
function isTextFieldFocused(): boolean {
  return !!document.activeElement?.matches(
    'textarea, input:not([type="radio"], [type="checkbox"])',
  );
}

const Dock = styled.div`
  display: grid;
  gap: ${space[2]};

  @media ${media.belowDesk} and (min-height: 22rem) {
    &[data-dock] {
      position: fixed;
      inset-block-end: 0;
      inset-inline: 0;
      z-index: ${zIndex.sticky};
      grid-template-columns: minmax(0, 34rem) auto;
      align-items: center;
      justify-content: space-between;
      gap: 0 ${space[4]};
      padding: ${space[2]} ${space[4]};
      border-block-start: 1px solid ${color.lineStrong};
      background: ${color.paper};
      box-shadow: ${shadow.high};
    }

    /* In the dock, the label is beside the scale and the hint is hidden. */
    &[data-dock] > fieldset {
      display: flex;
      align-items: center;
      gap: ${space[3]};
    }

    &[data-dock] > fieldset > legend {
      float: inline-start;
      flex: none;
      padding: 0;
      max-inline-size: 5.5rem;
    }

    &[data-dock] > fieldset > div {
      flex: 1;
      max-inline-size: 30rem;
    }

    &[data-dock] [data-hint] {
      display: none;
    }
  }

  @media ${media.wide} and ${media.belowDesk} {
    &[data-dock] {
      inset-inline-start: ${layoutSize.sidebar};
    }
  }

  @media ${media.phone} {
    &[data-dock] {
      grid-template-columns: minmax(0, 1fr);
    }

    &[data-dock][data-writing] {
      position: static;
      box-shadow: none;
    }
  }

  @media ${media.print} {
    &[data-dock] {
      position: static;
    }
  }
`;
