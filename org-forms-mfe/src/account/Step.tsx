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

const Rows = styled.div`
  display: grid;
  gap: ${space[4]};

  &:focus {
    outline: none;
  }
`;
