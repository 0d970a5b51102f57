import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button, space } from '@cert/shared/ui';

/** One of several steps in a section. It takes the focus, because the button that led to it is gone. */
export function Step({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Rows ref={ref} tabIndex={-1}>
      {children}
    </Rows>
  );
}

/**
 * Moves the focus back to a section when its last step is left, because the button that was used is gone.
 * @param isStepShown whether a step stands in place of the section's content
 * @returns the ref of the content, which has `tabIndex={-1}`
 */
export function useFocusAfterStep(isStepShown: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !isStepShown) ref.current?.focus();
    wasShown.current = isStepShown;
  }, [isStepShown]);
  return ref;
}

/** Leaves the steps; nothing is changed. */
export function CancelButton({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('org-forms/account');
  return (
    <Buttons>
      <Button tone="quiet" onClick={onCancel}>
        {t('owner.cancel')}
      </Button>
    </Buttons>
  );
}

/** Buttons beside each other. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/** A part of a section that can take the focus. */
export const Rows = styled.div`
  display: grid;
  gap: ${space[4]};

  &:focus {
    outline: none;
  }
`;
