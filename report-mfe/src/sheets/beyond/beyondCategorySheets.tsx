import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { beyondCategories, type BeyondCategory } from '@cert/shared/domain';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { Lead } from '../../layout/SheetBody.ts';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import { narrowSheetQuery } from '../../layout/Paper.tsx';
import { Sheet } from '../../layout/Sheet.tsx';
import type { SheetProps } from '../../layout/sheetProps.ts';
import { capitalise } from '../../texts/prose.ts';
import { defineSheet, limitSheetsToReports, type SheetDefinition } from '../defineSheet.ts';
import { defineTeamTexts } from '../defineTeamTexts.tsx';
import { isOutstandingCategory } from './outstandingCategories.ts';

/**
 * The sheets of each category that reaches its threshold (`isOutstandingCategory`): an introduction, then the team's
 * texts. Other categories have no sheets.
 */
export const beyondCategorySheets = beyondCategories.flatMap((category) => {
  const id = `beyond-${category}` as const;
  const name = capitalise(category);
  const isOutstanding: SheetDefinition['when'] = ({ beyond }, programme) =>
    beyond.some(
      (result) => result.category === category && isOutstandingCategory(result.percent, programme),
    );
  return limitSheetsToReports(isOutstanding, [
    defineSheet({
      id,
      title: `contents.titles.${id}`,
      Sheet: (props) => <BeyondCategorySheet {...props} category={category} />,
    }),
    defineTeamTexts({
      id: `${id}-highlights`,
      texts: [
        {
          anchor: `${id}-highlights`,
          field: `abHighLights${name}`,
          text: 'beyond.category.highlights',
          eyebrow: `beyond.categories.${category}.eyebrow`,
        },
        {
          anchor: `${id}-additional`,
          field: `abHighLightsAdditional${name}`,
          text: 'beyond.category.additional',
          eyebrow: `beyond.categories.${category}.eyebrow`,
        },
      ],
    }),
  ]);
});

type Props = SheetProps & { category: BeyondCategory };

/** The first sheet of an Above-and-Beyond category: its result in percent, its subject, and what the team examined. */
function BeyondCategorySheet({ id, category, report, pageNumber }: Props) {
  const { t } = useTranslation('report/prose');
  const { eyebrow, headline, lead, looked } = t(`beyond.categories.${category}`, {
    returnObjects: true,
  });
  const language = useLanguage();
  const percent = report.beyond.find((result) => result.category === category)?.percent ?? 0;
  return (
    <Sheet {...{ id, eyebrow, headline, report, pageNumber }}>
      <Columns>
        <Share>
          <strong>{formatPercent(percent, language)}</strong>
          {t('beyond.category.share')}
        </Share>
        <div>
          <Lead>{lead}</Lead>
          <Looked>
            <h3>{t('beyond.category.looked')}</h3>
            <ul>
              {looked.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          </Looked>
        </div>
      </Columns>
    </Sheet>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(${sheetMm(98)}, auto) minmax(0, 1fr);
  gap: ${sheetMm(16)};
  align-items: center;
  padding-block: max(${sheetMm(8)}, ${sheetRem(1.25)});

  ${narrowSheetQuery} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${sheetRem(1.25)};
  }
`;

const Share = styled.p`
  color: ${color.inkSoft};
  font-size: max(${sheetMm(4.8)}, ${fontSize.text});

  & strong {
    display: block;
    color: ${color.brand};
    font: 600 max(${sheetMm(36)}, ${fontSize.display}) / 1.1 ${fontFamily.serif};
    font-variant-numeric: lining-nums;
    letter-spacing: -0.03em;
    white-space: nowrap;
  }
`;

const Looked = styled.div`
  margin-block-start: max(${sheetMm(10)}, ${sheetRem(1.25)});
  padding-block-start: max(${sheetMm(4)}, ${sheetRem(0.5)});
  border-block-start: max(${sheetMm(0.6)}, 2px) solid ${color.brand};

  h3 {
    color: ${color.inkSoft};
    font-size: max(${sheetMm(4.3)}, ${fontSize.small});
  }

  ul {
    display: grid;
    gap: max(${sheetMm(2)}, ${sheetRem(0.375)});
    margin-block-start: max(${sheetMm(3)}, ${sheetRem(0.5)});
    padding-inline-start: 1.2em;
    font: 400 max(${sheetMm(5.2)}, ${fontSize.text}) / 1.4 ${fontFamily.serif};
  }

  li::marker {
    color: ${color.brand};
  }
`;
