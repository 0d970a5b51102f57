import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProgrammeReply } from '@cert/shared/contract';
import { Card, color, layoutSize, Icon, fontSize, space } from '@cert/shared/ui';

type Props = { programme: ProgrammeReply };

/** The two certificates side by side, the higher one in gold. */
export function Certificates({ programme }: Props) {
  const { t } = useTranslation('org-forms/about');
  const texts = t('certificates', { returnObjects: true });
  return (
    <Pair>
      <Certificate texts={texts.first} name={programme.product} tone="plain" />
      <Certificate texts={texts.second} name={programme.beyondProduct} tone="gold" />
    </Pair>
  );
}

type CertificateProps = {
  texts: { kind: string; text: string; rules: readonly string[] };
  name: string;
  tone: 'plain' | 'gold';
};

function Certificate({ texts, name, tone }: CertificateProps) {
  return (
    <Card tone={tone}>
      <Rows>
        <Kind data-tone={tone}>{texts.kind}</Kind>
        <h3>{name}</h3>
        <p>{texts.text}</p>
        <ul role="list">
          {texts.rules.map((rule) => (
            <li key={rule}>
              <Icon name="check" />
              <span>{rule}</span>
            </li>
          ))}
        </ul>
      </Rows>
    </Card>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${layoutSize.field}, 100%), 1fr));
  gap: ${space[4]};
`;

const Rows = styled.div`
  display: grid;
  gap: ${space[3]};
  font-size: ${fontSize.text};

  h3 {
    font-size: ${fontSize.heading};
  }

  ul {
    display: grid;
    gap: ${space[2]};
  }

  li {
    display: flex;
    gap: ${space[2]};
  }

  li svg {
    margin-block-start: ${space[1]};
    color: ${color.brand};
  }
`;

const Kind = styled.small`
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.brand};

  &[data-tone='gold'] {
    color: ${color.beyond};
  }
`;
