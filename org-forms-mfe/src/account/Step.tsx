import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button, space } from '@cert/shared/ui';

/** One of several steps in a section. It takes the focus, because the button that opened it no longer exists. */
export function Step({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <SectionRows ref={ref} tabIndex={-1}>
      {children}
    </SectionRows>
  );
}

/**
 * Moves the focus back to a section's content after the last step, because the pressed button no longer exists.
 * @param isStepShown whether a step replaces the section's content
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

/** The button that leaves the steps without any change. */
export function CancelButton({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('org-forms/account');
  return (
    <ButtonRow>
      <Button tone="quiet" onClick={onCancel}>
        {t('owner.cancel')}
      </Button>
    </ButtonRow>
  );
}

/** Buttons beside each other. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/** The content of a section, as rows. It can receive the focus. */
export const SectionRows = styled.div`
  display: grid;
  gap: ${space[4]};

  &:focus {
    outline: none;
  }
`;
