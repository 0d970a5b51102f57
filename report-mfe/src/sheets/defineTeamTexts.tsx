import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ReportField } from '@cert/shared/domain';
import { useFirstPageNumbers } from '../layout/PageNumbers.tsx';
import type { SheetProps } from '../layout/sheetProps.ts';
import { NumberedSteps } from '../layout/NumberedSteps.tsx';
import { AnchorWithoutPage } from '../layout/SinglePageSheet.tsx';
import { TitledTextColumns, type TitledText } from '../layout/TitledTextColumns.tsx';
import type { ProseKey } from '../texts/prose.ts';
import { hasText } from '@cert/shared/domain';
import { defineSheet, type SheetDefinition } from './defineSheet.ts';
import { ProseSheet } from './proseSheet.tsx';
import type { SurroundingTexts } from './TeamTextSheet.tsx';
import type { TeamTextEntry, DrawingBesideText } from './TextRows.tsx';
import { SingleTextSheets, TextsOnOneSheet } from './TextsOnOneSheet.tsx';

/** A text of the team, with the programme's texts around it. */
type TextOptions = {
  /** The anchor of the text in the address. Do not rename it: existing links to the report contain it. */
  anchor: string;
  field: ReportField;
  /** The message key of the texts around the team's text: eyebrow, headline and lead. */
  text: ProseKey;
  /** The message key of an eyebrow (the small line above the headline). Default: the eyebrow in `text`. */
  eyebrow?: ParseKeys<'report/prose'>;
};

type GroupOptions = Pick<SheetDefinition, 'id' | 'title'> & {
  /** The texts in their order. */
  texts: readonly TextOptions[];
  /**
   * The content above the texts, by its message key: eyebrow, headline and titled texts side by side, which are pillars
   * or consecutive steps. This content is printed even if all texts are empty.
   */
  above?: { text: ProseKey };
  /** Draws a figure beside the first written text, about the same subject. */
  Figure?: DrawingBesideText;
};

/** Defines a sheet for one team text. It is not printed while the text is empty. */
export function defineTeamTextSheet({
  id,
  title,
  Figure,
  ...text
}: Omit<TextOptions, 'anchor'> & Omit<GroupOptions, 'texts' | 'above'>): SheetDefinition {
  return defineTeamTexts({
    id,
    ...(title && { title }),
    ...(Figure && { Figure }),
    texts: [{ anchor: id, ...text }],
  });
}

/**
 * Defines a sheet for team texts that belong together. If the texts do not fit on one sheet with the content above them
 * (`above`), that content has its own sheet, and the texts share the next one. If the texts alone do not fit on one
 * sheet, each text has separate sheets. While all texts are empty, the sheet is printed only if it has `above`.
 */
export function defineTeamTexts({
  texts,
  above,
  Figure,
  ...definition
}: GroupOptions): SheetDefinition {
  const { id } = definition;
  return defineSheet({
    ...definition,
    ...(above === undefined && { texts: texts.map(({ field }) => field) }),
    inner: Object.fromEntries(
      texts.filter(({ anchor }) => anchor !== id).map(({ anchor, field }) => [anchor, field]),
    ),
    Sheet: (props) => <TeamTexts {...props} {...{ id, texts, above, Figure }} />,
  });
}

type AboveTexts = {
  eyebrow: string;
  headline: string;
  pillars?: readonly TitledText[];
  steps?: readonly TitledText[];
};

type Props = SheetProps & { [Key in 'texts' | 'above' | 'Figure']: GroupOptions[Key] | undefined };

function TeamTexts({ texts: options = [], above, Figure, ...props }: Props) {
  const { id, report, pageNumber } = props;
  const { t } = useTranslation('report/prose');
  const numbers = useFirstPageNumbers();
  const texts = options.map(({ text, eyebrow, ...option }) => ({
    ...option,
    around: {
      ...(t(text, { returnObjects: true }) as SurroundingTexts),
      ...(eyebrow && { eyebrow: t(eyebrow) }),
    },
  }));
  const prose = above && (t(above.text, { returnObjects: true }) as AboveTexts);
  const written = texts.find(({ field }) => hasText(report.texts[field]));
  const each = texts.map((text) => (
    <OwnSheets
      key={text.anchor}
      {...{ id, text, report, pageNumber }}
      Figure={text === written ? Figure : undefined}
    />
  ));
  const apart = prose ? (
    <>
      <ProseSheet {...props} text={prose} />
      {written && texts.length > 1 ? (
        <TextsOnOneSheet
          id={written.anchor}
          pageNumber={numbers.get(written.anchor) ?? null}
          {...{ texts, report }}
          otherwise={each}
        />
      ) : (
        each
      )}
    </>
  ) : (
    each
  );
  return (
    <TextsOnOneSheet
      {...{ id, texts, report, pageNumber, Figure }}
      around={prose}
      above={prose && <AboveColumns prose={prose} />}
      otherwise={apart}
    />
  );
}

/** The content above the texts. */
function AboveColumns({ prose: { pillars, steps } }: { prose: AboveTexts }) {
  return (
    <>
      {pillars && <TitledTextColumns pillars={pillars} />}
      {steps && <NumberedSteps steps={steps} />}
    </>
  );
}

type OwnSheetsProps = Pick<SheetProps, 'id' | 'report' | 'pageNumber'> & {
  text: TeamTextEntry;
  Figure: DrawingBesideText | undefined;
};

/** A text on separate sheets. While the text is empty, its sheet is only on the screen and has no page number. */
function OwnSheets({ id, text, Figure, report, pageNumber }: OwnSheetsProps) {
  const { anchor, field } = text;
  const numbers = useFirstPageNumbers();
  if (!hasText(report.texts[field]))
    return (
      <div className="screen-only">
        <AnchorWithoutPage id={anchor} />
        <SingleTextSheets {...{ text, report }} pageNumber={null} />
      </div>
    );
  const ownNumber = anchor === id ? pageNumber : (numbers.get(anchor) ?? null);
  return <SingleTextSheets {...{ text, report, Figure }} pageNumber={ownNumber} />;
}
