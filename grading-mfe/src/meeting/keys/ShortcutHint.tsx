import { styled } from 'styled-components';
import { KeyCap, media, space } from '@cert/shared/ui';

type Props = { keys: readonly string[] };

/** Shows the keyboard shortcut of an element. Hidden on phones and while the shortcuts are switched off. */
export function ShortcutHint({ keys }: Props) {
  return (
    <Hint aria-hidden="true">
      {keys.map((key) => (
        <KeyCap key={key}>{key}</KeyCap>
      ))}
    </Hint>
  );
}

const Hint = styled.span`
  display: inline-flex;
  gap: ${space[1]};

  @media ${media.phone} {
    display: none;
  }

  [data-keys='off'] & {
    display: none;
  }
`;
