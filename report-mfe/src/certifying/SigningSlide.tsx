import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontSize } from '@cert/shared/ui';
import { Body } from '../composing/Body.ts';
import { Lead } from '../composing/Lead.ts';
import { mm } from '../viewing/mm.ts';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { Signers } from './Signers.tsx';

type Props = SlideProps & { id: 'confirmation' | 'certifiers' };

/** The team that confirms the result, of a certificate or of an audit. */
export function SigningSlide({ id, report, pageNumber }: Props) {
  const { t } = useTranslation('report/prose');
  const language = useLanguage();
  const { eyebrow, headline, lead } = t(`certifying.${id}`, { returnObjects: true });
  return (
    <Slide {...{ id, eyebrow, headline, report, pageNumber }}>
      <Body>
        <Lead>{lead}</Lead>
        {report.certifiers.length > 0 ? (
          <Signers certifiers={report.certifiers} />
        ) : (
          <Quiet>{t('certifying.none')}</Quiet>
        )}
        {report.decidedAt && (
          <Quiet>
            {t(`certifying.${id}.decided`, { date: formatDay(report.decidedAt, language) })}
          </Quiet>
        )}
      </Body>
    </Slide>
  );
}

const Quiet = styled.p`
  color: ${color.inkSoft};
  font-size: max(${mm(4.3)}, ${fontSize.text});
`;
