import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { maxReportTextLength } from '@cert/shared/domain';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontFamily, fontSize } from '@cert/shared/ui';

type Props = { html: string };

/** The number of remaining characters is shown once it is at most this number: a tenth of `maxReportTextLength`. */
const nearTheEnd = 4000;

/**
 * The number of remaining characters is rounded to a multiple of this step, so that screen readers do not announce each
 * key press.
 */
const step = 100;

/** Warns when a text is almost as long as a saved text may be, and when it is longer. */
export function TextLengthWarning({ html }: Props) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const remaining = maxReportTextLength - html.length;
  const letters = formatNumber(Math.ceil(Math.abs(remaining) / step) * step, language);
  return (
    <Line role="status" data-exceeded={remaining < 0 || undefined}>
      {remaining < 0 && t('editing.length.exceeded', { letters })}
      {remaining >= 0 && remaining <= nearTheEnd && t('editing.length.near', { letters })}
    </Line>
  );
}

const Line = styled.p`
  color: ${color.inkSoft};
  font: 600 ${fontSize.small} / 1.4 ${fontFamily.sans};

  &[data-exceeded] {
    color: ${color.failure};
  }
`;
