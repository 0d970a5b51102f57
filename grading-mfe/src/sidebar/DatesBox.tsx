import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { QuestionnaireDates } from '@cert/shared/contract';
import { isPlannable, isRefusal, plannableDays, type Language } from '@cert/shared/domain';
import { formatDay, formatDayTimeZone } from '@cert/shared/i18n';
import {
  Loaded,
  useAct,
  useLanguage,
  usePlatform,
  useRead,
  useReadNow,
} from '@cert/shared/platform';
import { Button, color, fontSize, Icon, Notice, space, TextField } from '@cert/shared/ui';
import { useFailureText } from '../useFailureText.ts';

type Props = { questionnaireId: number; mayChange: boolean };

/**
 * The due date of the answers, the date of the meeting and the day on which the report is expected, collapsed at first.
 * The main certifier can change these dates, the other team members can only see them. See
 * docs/product/overview.md#dates.
 */
export function DatesBox({ questionnaireId, mayChange }: Props) {
  const { t } = useTranslation('grading');
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  return (
    <div>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? contentId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('sidebar.dates.title')}
        <Icon name="chevron-down" />
      </Toggle>
      {isOpen && (
        <Content id={contentId}>
          <Dates questionnaireId={questionnaireId} mayChange={mayChange} />
        </Content>
      )}
    </div>
  );
}

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  padding: ${space[2]} 0;
  border: 0;
  font-weight: 600;
  color: ${color.ink};
  background: none;

  &[aria-expanded='true'] > svg {
    rotate: 0.5turn;
  }
`;

const Content = styled.div`
  padding-block-start: ${space[2]};
`;

function Dates({ questionnaireId, mayChange }: Props) {
  const info = useRead('info', { id: questionnaireId });
  return (
    <Loaded of={info}>
      {({ dates }) =>
        mayChange ? (
          <DatesForm questionnaireId={questionnaireId} stored={dates} />
        ) : (
          <DatesList dates={dates} />
        )
      }
    </Loaded>
  );
}

function DatesList({ dates }: { dates: QuestionnaireDates }) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  const { due, meeting, report } = datesAsText(dates, language);
  return (
    <List>
      <dt>{t('sidebar.dates.due')}</dt>
      <dd>{due ?? t('sidebar.dates.none')}</dd>
      <dt>{t('sidebar.dates.meeting')}</dt>
      <dd>{meeting ?? t('sidebar.dates.none')}</dd>
      <dt>{t('sidebar.dates.report')}</dt>
      <dd>{report ?? t('sidebar.dates.none')}</dd>
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[1]} ${space[3]};
  font-size: ${fontSize.small};

  & > dt {
    color: ${color.inkSoft};
  }
`;

type DatesFormProps = { questionnaireId: number; stored: QuestionnaireDates };

function DatesForm({ questionnaireId, stored }: DatesFormProps) {
  const { t } = useTranslation('grading');
  const form = useDatesForm(questionnaireId, stored);
  const { due, meeting, report } = form.values;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isReadable = [...event.currentTarget.elements].every(
          (field) => !(field instanceof HTMLInputElement) || !field.validity.badInput,
        );
        void form.save(isReadable);
      }}
    >
      <TextField
        label={t('sidebar.dates.due')}
        value={due}
        onChange={(value) => form.change({ due: value })}
        input={{ type: 'date', min: plannableDays.first, max: plannableDays.last }}
      />
      <TextField
        label={t('sidebar.dates.meeting')}
        value={meeting}
        onChange={(value) => form.change({ meeting: value })}
        hint={t('sidebar.dates.zone', { zone: localZone() })}
        input={{
          type: 'datetime-local',
          min: `${plannableDays.first}T00:00`,
          max: `${plannableDays.last}T23:59`,
        }}
      />
      <TextField
        label={t('sidebar.dates.report')}
        value={report}
        onChange={(value) => form.change({ report: value })}
        hint={t('sidebar.dates.reportHint')}
        input={{ type: 'date', min: plannableDays.first, max: plannableDays.last }}
      />
      <Note>{t('sidebar.dates.note')}</Note>
      {form.problem && <Notice tone={form.problem.tone}>{form.problem.text}</Notice>}
      <Buttons>
        <Button
          type="submit"
          tone="secondary"
          busyText={form.isBusy ? t('sidebar.dates.saving') : undefined}
        >
          {t('sidebar.dates.save')}
        </Button>
        {due !== '' && (
          <Button tone="quiet" onClick={() => form.change({ due: '' })}>
            {t('sidebar.dates.clearDue')}
          </Button>
        )}
        {meeting !== '' && (
          <Button tone="quiet" onClick={() => form.change({ meeting: '' })}>
            {t('sidebar.dates.clearMeeting')}
          </Button>
        )}
        {report !== '' && (
          <Button tone="quiet" onClick={() => form.change({ report: '' })}>
            {t('sidebar.dates.clearReport')}
          </Button>
        )}
      </Buttons>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`;

const Note = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/** The values of the native inputs; empty if not set. `meeting` is in local time, as in `2026-11-28T10:00`. */
type FormValues = { due: string; meeting: string; report: string };
type Problem = { tone: 'failure' | 'warning'; text: string };

/**
 * The state of the form. Saving first reads the stored dates again: if somebody else has changed them, the form shows a
 * warning instead, and the next attempt overwrites them.
 */
function useDatesForm(questionnaireId: number, stored: QuestionnaireDates) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  const failureText = useFailureText();
  const { toasts } = usePlatform();
  const set = useAct('questionnaireDatesSet');
  const readNow = useReadNow();
  const [edits, setEdits] = useState<Partial<FormValues>>({});
  const [seen, setSeen] = useState(stored);
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const values = { ...toFormValues(seen), ...edits };

  async function send(): Promise<void> {
    const wanted = toDates(values);
    const { dates: current } = await readNow('info', { id: questionnaireId });
    if (!isSame(current, seen) && !isSame(current, wanted)) {
      const { due, meeting, report } = datesAsText(current, language);
      const none = t('sidebar.dates.none');
      setSeen(current);
      setEdits(values);
      const text = t('sidebar.dates.changed', {
        due: due ?? none,
        meeting: meeting ?? none,
        report: report ?? none,
      });
      return setProblem({ tone: 'warning', text });
    }
    setSeen(await set({ id: questionnaireId, ...wanted }));
    setEdits({});
    toasts.show({ tone: 'success', text: t('sidebar.dates.saved') });
  }

  async function save(isReadable: boolean): Promise<void> {
    setProblem(undefined);
    if (!isReadable || !isInRange(values))
      return setProblem({ tone: 'failure', text: t('sidebar.dates.unreadable') });
    setBusy(true);
    try {
      await send();
    } catch (failure) {
      const isBad = isRefusal(failure) && failure.code === 'invalid-input';
      const text = isBad ? t('sidebar.dates.unreadable') : failureText(failure);
      setProblem({ tone: 'failure', text });
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    problem,
    isBusy,
    change: (change: Partial<FormValues>) => setEdits({ ...edits, ...change }),
    save,
  };
}

function toFormValues({ answersDue, meetingAt, reportDue }: QuestionnaireDates): FormValues {
  return {
    due: answersDue ?? '',
    meeting: meetingAt === null ? '' : toLocal(meetingAt),
    report: reportDue ?? '',
  };
}

function toDates({ due, meeting, report }: FormValues): QuestionnaireDates {
  return {
    answersDue: due || null,
    meetingAt: meeting === '' ? null : new Date(meeting).toISOString(),
    reportDue: report || null,
  };
}

/** Converts an instant to the value of a `datetime-local` input: local time to the minute. */
function toLocal(instant: string): string {
  const date = new Date(instant);
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

function isInRange({ due, meeting, report }: FormValues): boolean {
  return [due, report, meeting.slice(0, 'yyyy-mm-dd'.length)].every(
    (day) => day === '' || isPlannable(day),
  );
}

function isSame(a: QuestionnaireDates, b: QuestionnaireDates): boolean {
  const timeOf = ({ meetingAt }: QuestionnaireDates) => meetingAt && Date.parse(meetingAt);
  return a.answersDue === b.answersDue && a.reportDue === b.reportDue && timeOf(a) === timeOf(b);
}

function datesAsText({ answersDue, meetingAt, reportDue }: QuestionnaireDates, language: Language) {
  const day = (one: string | null) => one && formatDay(one, language);
  return {
    due: day(answersDue),
    report: day(reportDue),
    meeting: meetingAt && formatDayTimeZone(meetingAt, language),
  };
}

/** Returns the browser's time zone, for example `Europe/Zagreb`. */
function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
