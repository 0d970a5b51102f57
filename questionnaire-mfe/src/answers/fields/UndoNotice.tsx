import { Button, focusFieldOfButton, Notice } from '@cert/shared/ui';
import { useCurrentCategory } from '../CurrentCategory.tsx';

type Props = {
  /** The text of the notice: what the change has removed. */
  children: string;
  onTakeBack: () => void;
};

/** A notice with a button that undoes the last change. Shown when the change has removed something that was entered. */
export function UndoNotice({ children, onTakeBack }: Props) {
  const { t } = useCurrentCategory();
  return (
    <Notice
      tone="info"
      action={
        <Button
          tone="quiet"
          onClick={({ currentTarget }) => {
            onTakeBack();
            focusFieldOfButton(currentTarget);
          }}
        >
          {t('clearing.takeBack')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
