import { Button, focusFieldOfButton, Notice } from '@cert/shared/ui';
import { useCurrentCategory } from '../CurrentCategory.tsx';

type Props = {
  /** Says what the change has removed. */
  children: string;
  onTakeBack: () => void;
};

/** A button that undoes the last change, shown when the change has removed something that the user had entered. */
export function UndoButton({ children, onTakeBack }: Props) {
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
