import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { sheetMm, sheetRem } from '../layout/sheetLengths.ts';
import { useFirstPageNumbers } from '../layout/PageNumbers.tsx';
import { narrowSheetQuery } from '../layout/Paper.tsx';
import { Sheet } from '../layout/Sheet.tsx';
import type { SheetProps } from '../layout/sheetProps.ts';
import {
  defineSheet,
  listApplicableSheets,
  listTitledSheets,
  type ListedSheet,
  type SheetDefinition,
  type SheetList,
} from './defineSheet.ts';

/**
 * Defines the sheet with the table of contents of a view.
 * @param view returns all sheets of the view. It is a function, because the list contains this sheet itself
 */
export function defineContentsSheet(view: () => SheetList): SheetDefinition {
  function ViewContentsSheet(props: SheetProps) {
    return (
      <ContentsSheet {...props} listed={listTitledSheets(listApplicableSheets(view(), props))} />
    );
  }
  return defineSheet({ id: 'contents', Sheet: ViewContentsSheet });
}

type Props = Pick<SheetProps, 'report' | 'pageNumber'> & { listed: readonly ListedSheet[] };

/** The table of contents, without the sheets that are not printed. The links also work in a PDF. */
function ContentsSheet({ listed, report, pageNumber }: Props) {
  const { t } = useTranslation('report/prose');
  const { eyebrow, headline } = t('contents', { returnObjects: true });
  const firstPages = useFirstPageNumbers();
  const entries = listed.flatMap(({ id, title }) => {
    const page = firstPages.get(id);
    return page === undefined ? [] : [{ id, title, page }];
  });
  return (
    <Sheet id="contents" {...{ eyebrow, headline, report, pageNumber }}>
      <nav aria-label={headline}>
        <List $rows={Math.ceil(entries.length / 2)}>
          {entries.map(({ id, title, page }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span>{t(title)}</span>
                <b>{page}</b>
              </a>
            </li>
          ))}
        </List>
      </nav>
    </Sheet>
  );
}

/** Height of a column of entries on paper, and the maximum height of one entry, in millimetres. */
const availableMm = 118;
const tallestMm = 14;

const List = styled.ol<{ $rows: number }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-template-rows: repeat(
    ${({ $rows }) => $rows},
    minmax(${({ $rows }) => sheetMm(Math.min(tallestMm, availableMm / $rows))}, auto)
  );
  grid-auto-flow: column;
  column-gap: ${sheetMm(18)};
  margin-block: max(${sheetMm(9)}, ${sheetRem(1.25)}) 0;
  padding: 0;
  list-style: none;

  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: end;
    align-items: baseline;
    gap: ${sheetMm(5)};
    block-size: 100%;
    padding-block: max(${sheetMm(2)}, ${sheetRem(0.375)});
    border-block-end: 1px solid ${color.line};
    color: ${color.ink};
    font-size: max(${sheetMm(5)}, ${fontSize.text});
    line-height: 1.3;
    text-decoration: none;
  }

  a:hover span {
    text-decoration: underline;
  }

  b {
    color: ${color.brand};
    font: 600 max(${sheetMm(5)}, ${fontSize.text}) / 1 ${fontFamily.serif};
    font-variant-numeric: tabular-nums lining-nums;
  }

  ${narrowSheetQuery} {
    grid-template: none / minmax(0, 1fr);
    grid-auto-flow: row;
    margin-block-end: ${sheetRem(1.25)};
  }
`;
