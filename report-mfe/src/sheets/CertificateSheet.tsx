import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { findBandResult, type Band, type CertificateKind } from '@cert/shared/domain';
import { formatLongDay } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontFamily, fontSize, media } from '@cert/shared/ui';
import { sheetMm, sheetRem } from '../layout/sheetLengths.ts';
import { Paper } from '../layout/Paper.tsx';
import { Eyebrow, SheetFooter } from '../layout/Sheet.tsx';
import type { SheetProps } from '../layout/sheetProps.ts';
import type { ReportData } from '../reportData.ts';
import { CertificateSeal } from './CertificateSeal.tsx';
import { defineSheet, type SheetDefinition } from './defineSheet.ts';

/**
 * Defines the sheet with the certificate, to be printed and framed. A report has this sheet once it is released, as
 * long as the certificate is valid. See docs/product/certificate.md.
 */
export function defineCertificateSheet(kind: CertificateKind): SheetDefinition {
  return defineSheet({
    id: `award-${kind}`,
    title: `contents.titles.award-${kind}`,
    when: (report) => findCertificate(report, kind) !== undefined,
    Sheet: (props) => <CertificateSheet {...props} kind={kind} />,
  });
}

const findCertificate = ({ certificates }: ReportData, kind: CertificateKind) =>
  certificates.find((one) => one.kind === kind);

const quarter = (length: number): number => length / 4;

/** Heights and type sizes in millimetres. */
type Sizes = { seal: number; name: number; text: number; signature: number };

/**
 * The sizes at which all content fits on the sheet. The lower bounds are the number of characters of the organisation's
 * name or, if that is more, a quarter of the characters of the longest signature. The smallest signature is more than 8
 * points high.
 */
const sizes: readonly Band<Sizes>[] = [
  { from: 0, gives: { seal: 44, name: 15, text: 5.6, signature: 3.8 } },
  { from: 40, gives: { seal: 38, name: 10.5, text: 5, signature: 3.2 } },
  { from: 80, gives: { seal: 26, name: 8, text: 4.4, signature: 2.9 } },
];

/** Seal, organisation, year, signatures, and the number with the address where it can be verified. */
function CertificateSheet({
  id,
  kind,
  report,
  programme,
  pageNumber,
}: SheetProps & { kind: CertificateKind }) {
  const { t } = useTranslation('report/prose');
  const language = useLanguage();
  const certificate = findCertificate(report, kind);
  if (!certificate) return null;
  const { number, issuedAt } = certificate;
  const { organisation, year, certifiers, decidedAt } = report;
  const origin = programme.origin ?? window.location.origin;
  const text = t(`certificate.award.${kind}`, { returnObjects: true });
  const signatureLengths = certifiers.map(({ name, title }) => name.length + title.length);
  const fit = findBandResult(
    sizes,
    Math.max(organisation.length, ...signatureLengths.map(quarter)),
  );
  return (
    <Ground id={id} aria-labelledby={`${id}-headline`} data-tone={kind}>
      <Frame>
        <CertificateSeal text={`${programme.provider} · ${year} ·`} millimetres={fit.seal} />
        <Eyebrow as="p">{text.eyebrow}</Eyebrow>
        <Name id={`${id}-headline`} $millimetres={fit.name}>
          {organisation}
        </Name>
        <Holds $millimetres={fit.text}>{text.holds}</Holds>
        <Signatures role="list" $millimetres={fit.signature}>
          {certifiers.map(({ name, title }, index) => (
            <li key={index}>
              <strong>{name}</strong>
              <span>{title}</span>
            </li>
          ))}
        </Signatures>
        <Proof>
          <div>
            <dt>{t('certificate.award.number')}</dt>
            <dd>{number}</dd>
          </div>
          <div>
            <dt>{t('certificate.award.date')}</dt>
            <dd>{formatLongDay(decidedAt ?? issuedAt, language, programme.timeZone)}</dd>
          </div>
          <div>
            <dt>{t('certificate.award.verify')}</dt>
            <dd>
              <a href={`${origin}/${language}/verify/${number}`}>
                {`${origin.replace(/^https?:\/\//, '')}/verify/${number}`}
              </a>
            </dd>
          </div>
        </Proof>
      </Frame>
      <SheetFooter report={report} pageNumber={pageNumber} />
    </Ground>
  );
}

const Ground = styled(Paper)`
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${sheetMm(4)};
  padding-block-start: ${sheetMm(12)};
  padding-inline: ${sheetMm(14)};

  section[data-tone='beyond'] & {
    --brand: ${color.beyond};
    --brand-strong: color-mix(in oklab, ${color.beyond} 78%, black);
    --brand-ink: ${color.fillInk};
  }
`;

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto auto auto 1fr auto auto;
  justify-items: center;
  gap: ${sheetMm(4)};
  padding: ${sheetMm(10)} ${sheetMm(14)} ${sheetMm(8)};
  border: max(${sheetMm(0.8)}, 2px) solid ${color.brand};
  outline: 1px solid ${color.brand};
  outline-offset: ${sheetMm(-2.2)};
  text-align: center;
`;

type Sized = { $millimetres: number };

const Name = styled.h2<Sized>`
  max-inline-size: 100%;
  font: 600 ${({ $millimetres }) => sheetMm($millimetres)} / 1.08 ${fontFamily.serif};
  overflow-wrap: anywhere;

  @media screen and ${media.phone} {
    font-size: ${fontSize.title};
  }
`;

const Holds = styled.p<Sized>`
  max-inline-size: ${sheetMm(190)};
  color: ${color.inkSoft};
  font: 400 ${({ $millimetres }) => sheetMm($millimetres)} / 1.45 ${fontFamily.serif};
  text-wrap: balance;

  @media screen and ${media.phone} {
    max-inline-size: none;
    font-size: ${fontSize.lead};
  }
`;

const Signatures = styled.ul<Sized>`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${sheetMm(12)};
  inline-size: 100%;

  li {
    display: grid;
    align-content: start;
    gap: ${sheetMm(0.6)};
    padding-block-start: ${sheetMm(2.5)};
    border-block-start: 1px solid ${color.ink};
    font-size: ${({ $millimetres }) => sheetMm($millimetres)};
    overflow-wrap: anywhere;
  }

  strong {
    font: 600 1.2em / 1.25 ${fontFamily.serif};
  }

  span {
    color: ${color.inkSoft};
  }

  @media screen and ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${sheetRem(1)};

    li {
      font-size: ${fontSize.small};
    }
  }
`;

const Proof = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${sheetMm(2)} ${sheetMm(10)};
  font-size: max(${sheetMm(3.4)}, ${fontSize.small});

  dt {
    color: ${color.inkSoft};
  }

  dd {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  a {
    color: inherit;
  }
`;
