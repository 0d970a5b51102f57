import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Question, HistoryEntry } from '@cert/shared/contract';
import type { Grade, Language } from '@cert/shared/domain';
import { formatDayTime, formatAnswerLines, formatGrade } from '@cert/shared/i18n';
import { Loaded, useLanguage, useRead } from '@cert/shared/platform';
import { Button, space, color, fontSize } from '@cert/shared/ui';

type Props = {
  questionnaireId: number;
  /** One question, or one area without its questions. */
  of: { question: Question } | { areaId: number };
};

/** A button that shows and hides the history of a question or an area. The history is loaded when it is shown. */
export function History({ questionnaireId, of }: Props) {
  const { t } = useTranslation('grading');
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <Rows>
      <Edge>
        <Button
          tone="quiet"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('history.show')}
        </Button>
      </Edge>
      <div id={listId}>{isOpen && <HistoryList questionnaireId={questionnaireId} of={of} />}</div>
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;

  &:has([aria-expanded='true']) {
    gap: ${space[2]};
  }
`;

// A negative margin aligns the label of the text button with the surrounding text.
const Edge = styled.div`
  margin-inline-start: calc(-1 * ${space[4]});
`;

type HistoryListProps = {
  questionnaireId: number;
  of: { question: Question } | { areaId: number };
};

/**
 * The list of changes: who changed what and when, newest first. Until the whole team has finalized, the server omits
 * the grades and comments of the other team members.
 */
function HistoryList({ questionnaireId, of }: HistoryListProps) {
  const { t } = useTranslation('grading');
  const question = 'question' in of ? of.question : undefined;
  const history = useRead('questionnaireHistory', {
    id: questionnaireId,
    ...('areaId' in of ? { areaId: of.areaId } : { questionId: of.question.id }),
  });
  return (
    <Loaded
      of={history}
      empty={{ when: (entries) => entries.length === 0, show: <p>{t('history.none')}</p> }}
    >
      {(entries) => (
        <Entries aria-label={t('history.title')}>
          {entries.map((entry, index) => (
            // Entries have no id. New entries are added at the top and none is removed, so the index counted from the
            // end is a stable key.
            <Entry key={entries.length - index} entry={entry} question={question} />
          ))}
        </Entries>
      )}
    </Loaded>
  );
}

function Entry({ entry, question }: { entry: HistoryEntry; question: Question | undefined }) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  const texts = { marked: t('history.marked'), unmarked: t('history.unmarked') };
  const linesOf = (value: HistoryEntry['before']) => {
    const lines = valueLines({ entry, value, question, language, texts });
    return lines.length > 0 ? lines : [t('history.empty')];
  };
  const isConfirmed = isGradeKind(entry.kind) && entry.before === entry.after;
  const nobody = entry.kind === 'final-grade' ? t('history.agreed') : t('history.office');
  return (
    <li>
      <Head>
        <strong>{t(`history.kind.${entry.kind}`)}</strong>
        {entry.whose !== null && `: ${entry.whose}`} · {entry.by ?? nobody} ·{' '}
        <time dateTime={entry.at}>{formatDayTime(entry.at, language)}</time>
      </Head>
      {entry.kind === 'finalization-reset' ? (
        <Lines>
          <p>{entry.after === null ? t('history.beforeReveal') : String(entry.after)}</p>
        </Lines>
      ) : (
        <Change>
          {isConfirmed ? (
            <span>{t('history.confirmed')}</span>
          ) : (
            <>
              <span className="visually-hidden">{t('history.before')}</span>
              <Before>
                {linesOf(entry.before).map((line, at) => (
                  <p key={at}>{line}</p>
                ))}
              </Before>
              <span aria-hidden="true">→</span>
              <span className="visually-hidden">{t('history.after')}</span>
            </>
          )}
          <Lines>
            {linesOf(entry.after).map((line, at) => (
              <p key={at}>{line}</p>
            ))}
          </Lines>
        </Change>
      )}
    </li>
  );
}

const Entries = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${space[3]};
  max-block-size: 24rem;
  overflow: auto;
  padding: 0;
  list-style: none;
  font-size: ${fontSize.small};
`;

const Head = styled.p`
  color: ${color.inkSoft};
`;

const Change = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
`;

const Lines = styled.div`
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Before = styled(Lines)`
  color: ${color.inkSoft};
`;

/** Whether history entries of this kind hold grades of an area. */
function isGradeKind(kind: HistoryEntry['kind']): boolean {
  return kind === 'own-grade' || kind === 'final-grade';
}

type Value = HistoryEntry['before'];

/** Texts for the value of an Above-and-Beyond mark: set, or not set. */
type MarkTexts = { marked: string; unmarked: string };

/**
 * Formats a value of a history entry as lines of text; an empty list for null.
 * @param question the question that the value answers; undefined in the history of an area
 */
function valueLines({
  entry: { kind, key },
  value,
  question,
  language,
  texts,
}: {
  entry: Pick<HistoryEntry, 'kind' | 'key'>;
  value: Value;
  question: Question | undefined;
  language: Language;
  texts: MarkTexts;
}): string[] {
  if (value === null) return [];
  if (typeof value === 'boolean') return [value ? texts.marked : texts.unmarked];
  if (typeof value === 'string') return [value];
  if (typeof value === 'object')
    return question && key !== null ? formatAnswerLines(question, { [key]: value }, language) : [];
  return [isGradeKind(kind) ? formatGrade(value as Grade, language) : String(value)];
}
