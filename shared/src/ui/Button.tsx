import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonTone } from './buttonStyle.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

export type ButtonProps = {
  children: ReactNode;
  /** `primary` unless said otherwise; one primary button a view. */
  tone?: ButtonTone;
  icon?: IconName;
  /** The words while the act is under way ("Saving…"); the button then stays in focus and does nothing. */
  busyText?: string | undefined;
} & Omit<ComponentPropsWithRef<'button'>, 'children'>;

/** Does something here and now; what leads to another page is a link. Sends no form unless `type="submit"`. */
export function Button({
  children,
  tone = 'primary',
  icon,
  busyText,
  type = 'button',
  onClick,
  ...native
}: ButtonProps) {
  const isBusy = busyText !== undefined;
  return (
    <Face
      {...native}
      $tone={tone}
      // A busy submit button becomes a plain one, so that Enter does not send the form twice.
      type={isBusy ? 'button' : type}
      onClick={isBusy ? undefined : onClick}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
    >
      {isBusy ? <Spinner /> : icon && <Icon name={icon} />}
      {isBusy ? busyText : children}
    </Face>
  );
}

const Face = styled.button<{ $tone: ButtonTone }>`
  ${buttonStyle}
`;
