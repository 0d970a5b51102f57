import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ProgrammeReply } from '@cert/shared/contract';
import { maxCertificateNumberLength, parseCertificateNumber } from '@cert/shared/domain';
import { Loaded, useMessages, useRead, type MessageLoaders } from '@cert/shared/platform';
import { Button, Card, color, fontSize, media, space, TextField } from '@cert/shared/ui';
import { VerifiedCertificate } from './VerifiedCertificate.tsx';

/** An example of a certificate number. All its random characters are 0, so it belongs to no organisation. */
const example = '2026-0000-0000-000J';

const loaders: MessageLoaders = {
  hr: () => import(/* webpackMode: "eager" */ './locales/hr.json'),
  sr: () => import(/* webpackMode: "eager" */ './locales/sr.json'),
  en: () => import(/* webpackMode: "eager" */ './locales/en.json'),
};

type Props = {
  /** The number in the address, as somebody has typed it. */
  number: string | undefined;
  /** Empty while loading. */
  programme: Partial<ProgrammeReply>;
};

/** The form for a certificate number, and above it the result for the number in the address. */
export function Verification(props: Props) {
  const messages = useMessages('shell/verify', loaders);
  return <Loaded of={messages}>{() => <Content {...props} />}</Loaded>;
}

function Content({ number, programme }: Props) {
  const { t } = useTranslation('shell/verify');
  const { t: tShell } = useTranslation('shell');
  return (
    <>
      <Head>
        <h1>{tShell('verify.title')}</h1>
        <p>{t('lead')}</p>
      </Head>
      {number !== undefined && <Result number={number} programme={programme} />}
      {/* The key resets the field when the address contains another number. */}
      <NumberForm key={number} given={number ?? ''} />
    </>
  );
}

function Result({ number, programme }: { number: string; programme: Props['programme'] }) {
  const verification = useRead('certificateVerify', {
    number: number.slice(0, maxCertificateNumberLength),
  });
  return (
    <Loaded of={verification}>
      {(reply) => (
        <VerifiedCertificate
          number={writeNumber(number)}
          verification={reply}
          programme={programme}
        />
      )}
    </Loaded>
  );
}

function NumberForm({ given }: { given: string }) {
  const { t } = useTranslation('shell/verify');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(writeNumber(given));
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const number = writeNumber(typed);
    if (number !== '') void navigate(`/verify/${encodeURIComponent(number)}`);
  }
  return (
    <Card>
      <Form onSubmit={submit}>
        <TextField
          label={t('number')}
          hint={t('hint', { example })}
          value={typed}
          onChange={setTyped}
          input={{
            name: 'number',
            required: true,
            autoComplete: 'off',
            autoCapitalize: 'characters',
            spellCheck: false,
          }}
        />
        <Button type="submit" tone={given === '' ? 'primary' : 'secondary'}>
          {t('submit')}
        </Button>
      </Form>
    </Card>
  );
}

/** Formats the number as on the certificate; a text that cannot be a certificate number is only trimmed. */
const writeNumber = (typed: string): string => parseCertificateNumber(typed) ?? typed.trim();

const Head = styled.div`
  display: grid;
  gap: ${space[2]};
  h1 {
    font-size: ${fontSize.display};
  }
  p {
    color: ${color.inkSoft};
  }
  @media ${media.print} {
    p {
      display: none;
    }
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;
