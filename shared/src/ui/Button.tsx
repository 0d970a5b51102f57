import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonTone } from './buttonStyle.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

export type ButtonProps = {
  children: ReactNode;
  /** `primary` by default; at most one primary button per view. */
  tone?: ButtonTone;
  icon?: IconName;
  /** Replaces the text while the action runs ("Saving…"). The button then ignores clicks but keeps the focus. */
  busyText?: string | undefined;
} & Omit<ComponentPropsWithRef<'button'>, 'children'>;

/** A button for an action on the page; navigation uses a link. It submits a form only with `type="submit"`. */
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
      // A busy submit button becomes a plain one, so that Enter does not submit the form twice.
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
