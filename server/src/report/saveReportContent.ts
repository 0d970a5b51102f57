import { refuse, reportFieldKind, selectTextFigures, timelineSchema } from '@cert/shared/domain';
import type { ParsedInput, ReportText } from '@cert/shared/contract';
import type { Insertable } from 'kysely';
import { recordChanges } from '../audit/recordChanges.ts';
import type { ReportFieldsTable } from '../database/gradingTables.ts';
import { StaleReadError } from '../database/inTransaction.ts';
import type { MemberContext, UseCase } from '../useCase.ts';
import { readReportTexts, formatReportTextAuditSubject } from './readReportTexts.ts';
import { sanitiseRichText } from './sanitiseRichText.ts';
import { readReportFigures } from './textFigures.ts';

type Input = ParsedInput<'reportContentSaveItems'>;

/**
 * Saves texts of the report, each field and language independently. Identical text changes nothing. A text that a
 * colleague changed meanwhile is not saved, but returned as a conflict. See docs/product/report.md#texts.
 * @throws Refusal invalid-input with `fields`, and nothing saved, for an unknown field or an invalid timeline; locked
 *   with `{reason}` while the report is locked
 */
export const saveReportContent: UseCase<'reportContentSaveItems'> = async (input, context) => {
  const { db, account, questionnaire, now } = context;
  if (questionnaire.settings.reportLocked) throw refuse('locked', { reason: 'report-locked' });
  const sent = cleaned(input, context);
  const { language, versions = {} } = input;
  const stored = await readReportTexts({ db, questionnaireId: questionnaire.id, language });
  const isOutdated = (field: string) =>
    (stored[field]?.version ?? 0) > (versions[field] ?? Infinity);
  const isSame = (field: string, html: string) => (stored[field]?.html ?? '') === html;
  const changed = [...sent].filter(([field, html]) => !isSame(field, html) && !isOutdated(field));
  const conflicts = [...sent].filter(([field, html]) => !isSame(field, html) && isOutdated(field));
  const at = now();
  const figures = changed.length > 0 ? await readReportFigures(context, { isFinal: false }) : [];
  for (const [field, html] of changed)
    await store(context, {
      language,
      field,
      html,
      version: (stored[field]?.version ?? 0) + 1,
      at,
      figures: JSON.stringify(selectTextFigures(field, figures)),
    });
  await recordChanges(db, {
    at,
    accountId: account.id,
    questionnaireId: questionnaire.id,
    action: 'reportContentSaveItems',
    changes: changed.map(([field, html]) => ({
      subject: formatReportTextAuditSubject(language, field),
      before: stored[field]?.html ?? null,
      after: html,
    })),
  });
  const unwritten: ReportText = { html: '', version: 0, savedAt: at.toISOString(), savedBy: '' };
  const after = { ...stored, ...asTexts(changed, { stored, at, name: account.name }) };
  const conflicting = new Set(conflicts.map(([field]) => field));
  const pick = (fields: string[]) =>
    Object.fromEntries(fields.map((field) => [field, after[field] ?? unwritten]));
  return {
    saved: pick([...sent.keys()].filter((field) => !conflicting.has(field))),
    conflicts: pick([...conflicting]),
  };
};

/** Validates and sanitises the sent texts. @returns texts by field */
function cleaned({ content }: Input, { edition }: MemberContext): Map<string, string> {
  const categoryIds = edition.categories.map(({ id }) => id);
  const issues: { [field: string]: string } = {};
  const texts = new Map<string, string>();
  for (const [field, text] of Object.entries(content)) {
    const kind = reportFieldKind(field, categoryIds);
    if (!kind) issues[field] = 'unknown';
    // Callers may send any text for a date field, so it is sanitised like rich text.
    else if (kind !== 'timeline') texts.set(field, sanitiseRichText(text));
    else if (isTimeline(text)) texts.set(field, text);
    else issues[field] = 'not-a-timeline';
  }
  if (Object.keys(issues).length > 0) throw refuse('invalid-input', { fields: issues });
  return texts;
}

function isTimeline(text: string): boolean {
  try {
    return timelineSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

function asTexts(
  changed: readonly [field: string, html: string][],
  { stored, at, name }: { stored: Record<string, ReportText>; at: Date; name: string },
): Record<string, ReportText> {
  return Object.fromEntries(
    changed.map(([field, html]) => [
      field,
      {
        html,
        version: (stored[field]?.version ?? 0) + 1,
        savedAt: at.toISOString(),
        savedBy: name,
      },
    ]),
  );
}

async function store(
  { db, questionnaire, account }: MemberContext,
  row: Pick<
    Insertable<ReportFieldsTable>,
    'language' | 'field' | 'html' | 'version' | 'figures'
  > & {
    at: Date;
  },
): Promise<void> {
  const { at, ...text } = row;
  const written = await db
    .insertInto('report_fields')
    .values({ ...text, questionnaire_id: questionnaire.id, saved_by: account.id, saved_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['questionnaire_id', 'language', 'field'])
        .doUpdateSet({
          html: text.html,
          figures: text.figures,
          version: text.version,
          saved_by: account.id,
          saved_at: at,
        })
        .where('report_fields.version', '=', text.version - 1),
    )
    .returning('field')
    .execute();
  // A colleague saved the same field at the same moment.
  if (written.length === 0) throw new StaleReadError();
}
