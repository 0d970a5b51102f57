import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatLongDay } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontFamily, fontSize, media } from '@cert/shared/ui';
import { SheetBody, Lead } from '../layout/SheetBody.ts';
import { chooseCommonFontSizeMm } from '../layout/chooseCommonFontSizeMm.ts';
import { sheetMm, sheetRem } from '../layout/sheetLengths.ts';
import { Sheet } from '../layout/Sheet.tsx';
import type { SheetProps } from '../layout/sheetProps.ts';
import { isPassedReport, type ReportData } from '../reportData.ts';
import { defineSheet, limitSheetsToReports } from './defineSheet.ts';
import { defineTeamTexts } from './defineTeamTexts.tsx';

/** The sheets that only the report of a passed certification has. */
export const certificateSheets = limitSheetsToReports(isPassedReport, [
  defineSheet({
    id: 'confirmation',
    title: 'contents.titles.confirmation',
    Sheet: (props) => <SigningSheet {...props} id="confirmation" />,
  }),
  defineTeamTexts({
    id: 'whatsnext',
    title: 'contents.titles.whatsnext',
    above: { text: 'certificate.standing' },
    texts: [{ anchor: 'whatsnext-text', field: 'whatsNext', text: 'certificate.whatsNext' }],
  }),
]);

/** The team that confirms the result of an audit. */
export const certifiersSheet = defineSheet({
  id: 'certifiers',
  Sheet: (props) => <SigningSheet {...props} id="certifiers" />,
});

type Props = Pick<SheetProps, 'report' | 'programme' | 'pageNumber'> & {
  id: 'confirmation' | 'certifiers';
};

/** The team that confirms the result, of a certificate or of an audit. */
function SigningSheet({ id, report, programme, pageNumber }: Props) {
  const { t } = useTranslation('report/prose');
  const language = useLanguage();
  const { eyebrow, headline, lead } = t(`certificate.${id}`, { returnObjects: true });
  return (
    <Sheet {...{ id, eyebrow, headline, report, pageNumber }}>
      <SheetBody>
        <Lead>{lead}</Lead>
        {report.certifiers.length > 0 ? (
          <Signers certifiers={report.certifiers} />
        ) : (
          <Quiet>{t('certificate.none')}</Quiet>
        )}
        {report.decidedAt && (
          <Quiet>
            {t(`certificate.${id}.decided`, {
              date: formatLongDay(report.decidedAt, language, programme.timeZone),
            })}
          </Quiet>
        )}
      </SheetBody>
    </Sheet>
  );
}

/** The people who sign the report, main certifier first, each with space for a signature. */
function Signers({ certifiers }: Pick<ReportData, 'certifiers'>) {
  return (
    <Row
      role="list"
      $millimetres={chooseCommonFontSizeMm(
        certifiers.map(({ name, title, subtitle }) => [name, title, subtitle]),
      )}
    >
      {certifiers.map(({ name, title, subtitle }, index) => (
        <li key={index}>
          <strong>{name}</strong>
          <span>{title}</span>
          <small>{subtitle}</small>
        </li>
      ))}
    </Row>
  );
}

const Quiet = styled.p`
  color: ${color.inkSoft};
  font-size: max(${sheetMm(4.8)}, ${fontSize.text});
`;

const Row = styled.ul<{ $millimetres: number }>`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${sheetMm(12)};
  margin-block-start: ${sheetMm(8)};
  font-size: ${({ $millimetres }) => sheetMm($millimetres)};

  li {
    display: grid;
    align-content: start;
    gap: 0.26em;
    padding-block-start: max(${sheetMm(4)}, ${sheetRem(0.5)});
    border-block-start: 1px solid ${color.ink};
    overflow-wrap: anywhere;
  }

  strong {
    font: 600 1.33em / 1.25 ${fontFamily.serif};
  }

  small {
    color: ${color.inkSoft};
    font-size: max(0.9em, ${sheetMm(2.9)});
  }

  @media screen and ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${sheetRem(1.25)};
    font-size: ${fontSize.text};
  }
`;
