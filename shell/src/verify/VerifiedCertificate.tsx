import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProgrammeReply, Verification } from '@cert/shared/contract';
import { color, fontFamily, fontSize, Icon, Notice, radius, space } from '@cert/shared/ui';

type Props = {
  number: string;
  verification: Verification;
  programme: Partial<ProgrammeReply>;
};

/** Shows whether a certificate is valid and, if so, the organisation's name, the year and the kind. */
export function VerifiedCertificate({ number, verification, programme }: Props) {
  const { t } = useTranslation('shell/verify');
  const { product, beyondProduct, provider } = programme;
  if (!verification.isValid)
    return (
      <Notice tone="warning" title={t('invalid')}>
        <p>
          <Number>{number}</Number>
        </p>
        <p>{t('invalidText')}</p>
      </Notice>
    );
  const { organisation, year, kind } = verification;
  return (
    <Valid role="status">
      <Stamp>
        <Icon name="check" />
        {t('valid')}
      </Stamp>
      <h2>{organisation}</h2>
      <dl>
        <div>
          <dt>{t('certificate')}</dt>
          <dd>{kind === 'beyond' ? beyondProduct : product}</dd>
        </div>
        <div>
          <dt>{t('year')}</dt>
          <dd>{year}</dd>
        </div>
        <div>
          <dt>{t('shownNumber')}</dt>
          <dd>
            <Number>{number}</Number>
          </dd>
        </div>
      </dl>
      <footer>{t('provider', { provider })}</footer>
    </Valid>
  );
}

const Number = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  letter-spacing: 0.02em;
  overflow-wrap: anywhere;
`;

const Stamp = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.final};
  font-weight: 600;
`;

const Valid = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[5]};
  border: 1px solid ${color.finalLine};
  border-radius: ${radius.large};
  background: ${color.paper};

  h2 {
    font: 600 ${fontSize.title} / 1.2 ${fontFamily.serif};
    overflow-wrap: anywhere;
  }

  dl {
    display: grid;
    gap: ${space[2]};
  }

  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${space[3]};
    padding-block-start: ${space[2]};
    border-block-start: 1px solid ${color.line};
  }

  dt,
  footer {
    color: ${color.inkSoft};
  }

  dd {
    margin: 0;
    font-weight: 600;
  }
`;
