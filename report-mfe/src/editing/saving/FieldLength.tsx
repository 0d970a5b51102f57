import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { maxReportTextLength } from '@cert/shared/domain';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, family, size } from '@cert/shared/ui';

type Props = { html: string };

/** One is told from here on how much room is left, in characters: about half a page before the end. */
const nearTheEnd = 4000;

/** Numbers are told in steps of so many characters: a screen reader would read each of them. */
const step = 100;

/** Says how much room is left when a text comes near the longest one that can be saved, and when it is too long. */
export function FieldLength({ html }: Props) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const room = maxReportTextLength - html.length;
  const letters = formatNumber(Math.ceil(Math.abs(room) / step) * step, language);
  return (
    <Line role="status" data-exceeded={room < 0 || undefined}>
      {room < 0 && t('editing.length.exceeded', { letters })}
      {room >= 0 && room <= nearTheEnd && t('editing.length.near', { letters })}
    </Line>
  );
}

const Line = styled.p`
  color: ${color.inkSoft};
  font: 600 ${size.small} / 1.4 ${family.sans};

  &[data-exceeded] {
    color: ${color.failure};
  }
`;
