import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, radius, fontSize, space } from '@cert/shared/ui';
import { strengthLevels } from './loadStrengthEstimator.ts';
import type { StrengthState } from './useStrength.ts';

type Props = { strength: StrengthState | undefined };

/** Screen readers announce the strength after this pause in typing, not on every key press. */
const announceDelayMs = 1000;

/** Shows the strength of a password as text and bars. It only informs; the password rules decide what is accepted. */
export function StrengthMeter({ strength }: Props) {
  const { t } = useTranslation('org-forms');
  const text = strength ? formatStrength() : '';
  const announced = useDebounced(text);
  const filled =
    strength && strength.kind !== 'too-short' ? strengthLevels.indexOf(strength.kind) : 0;
  return (
    <>
      {strength && (
        <Meter aria-hidden="true" data-kind={strength.kind} data-filled={filled}>
          <Bars>
            {strengthLevels.slice(1).map((step, index) => (
              <span key={step} data-is-filled={index < filled} />
            ))}
          </Bars>
          <p>{text}</p>
        </Meter>
      )}
      <span className="visually-hidden" role="status">
        {announced}
      </span>
    </>
  );

  function formatStrength(): string {
    if (strength?.kind === 'too-short')
      return t('password.strength.too-short', { count: strength.missing });
    return strength ? t(`password.strength.${strength.kind}`) : '';
  }
}

/** Debounces a text. An empty text is returned at once. */
function useDebounced(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), announceDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text && announced;
}

const Meter = styled.div`
  display: grid;
  gap: ${space[1]};
  font-size: ${fontSize.small};
  color: ${color.failure};

  /* A password that is still being typed is not an error yet. */
  &[data-kind='too-short'] {
    color: ${color.inkSoft};
  }

  &[data-filled='3'] {
    color: ${color.warning};
  }

  &[data-filled='4'],
  &[data-filled='5'] {
    color: ${color.final};
  }

  & > p {
    font-weight: 600;
  }
`;

const Bars = styled.div`
  display: grid;
  grid-auto-flow: column;
  gap: ${space[1]};

  & > span {
    block-size: ${space[1]};
    border-radius: ${radius.round};
    background: ${color.line};
  }

  & > [data-is-filled='true'] {
    background: currentColor;
  }
`;
