import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { maxCertificateNumberLength, parseCertificateNumber } from '@cert/shared/domain';
import { Loaded, useRead } from '@cert/shared/platform';
import { Button, Card, color, fontSize, media, space, TextField } from '@cert/shared/ui';
import { useDocumentTitle } from '../frame/useDocumentTitle.ts';
import { SignInLayout } from '../sign-in/SignInLayout.tsx';
import { VerifiedCertificate } from './VerifiedCertificate.tsx';

/** An example of a certificate number. All its random characters are 0, so it belongs to no organisation. */
const example = '2026-0000-0000-000J';

/**
 * `/verify` and `/verify/{number}`: tells anybody, without an account, whether a certificate is valid. See
 * docs/product/certificate.md#verification.
 */
export function VerifyPage() {
  const { t } = useTranslation('shell');
  const { number } = useParams();
  useDocumentTitle(t('verify.title'));
  return (
    <SignInLayout>
      <Head>
        <h1>{t('verify.title')}</h1>
        <p>{t('verify.lead')}</p>
      </Head>
      {number !== undefined && <Result number={number} />}
      {/* The key resets the field when the address contains another number. */}
      <NumberForm key={number} given={number ?? ''} />
    </SignInLayout>
  );
}

function Result({ number }: { number: string }) {
  const verification = useRead('certificateVerify', {
    number: number.slice(0, maxCertificateNumberLength),
  });
  return (
    <Loaded of={verification}>
      {(reply) => <VerifiedCertificate number={writeNumber(number)} verification={reply} />}
    </Loaded>
  );
}

function NumberForm({ given }: { given: string }) {
  const { t } = useTranslation('shell');
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
          label={t('verify.number')}
          hint={t('verify.hint', { example })}
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
          {t('verify.submit')}
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
