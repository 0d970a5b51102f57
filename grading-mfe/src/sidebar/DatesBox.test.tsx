import { screen, waitFor, within } from '@testing-library/react';
import type { QuestionnaireDates } from '@cert/shared/contract';
import { refuse, type Language } from '@cert/shared/domain';
import type { FakeHandlers } from '@cert/shared/testing';
import { aSidebarInfo, renderCertifierSidebar } from './testing/renderCertifierSidebar.tsx';

type Given = {
  dates?: QuestionnaireDates;
  isMain?: boolean;
  handlers?: FakeHandlers;
  language?: Language;
};

const noDates: QuestionnaireDates = { answersDue: null, meetingAt: null, reportDue: null };
/** Ten o'clock local time, as an ISO instant. */
const meetingAt = new Date('2026-11-28T10:00').toISOString();

async function openDates({
  dates = noDates,
  isMain = true,
  handlers,
  language = 'en',
}: Given = {}) {
  let stored = dates;
  const shown = await renderCertifierSidebar({
    language,
    handlers: {
      info: () => ({ ...aSidebarInfo({ mainCertifier: isMain ? 1 : 0 }), dates: stored }),
      questionnaireDatesSet: ({ answersDue, meetingAt, reportDue = null }) =>
        (stored = { answersDue, meetingAt, reportDue }),
      ...handlers,
    },
  });
  const titles = {
    en: 'Due date, meeting and report',
    hr: 'Rok, sastanak i izvješće',
    sr: 'Rok, sastanak i izveštaj',
  };
  await shown.user.click(screen.getByRole('button', { name: titles[language] }));
  return { ...shown, storeElsewhere: (next: QuestionnaireDates) => void (stored = next) };
}

const due = () => screen.findByLabelText('Answers due');
const meeting = () => screen.getByLabelText('Meeting');
const saveButton = () => screen.getByRole('button', { name: 'Save dates' });

describe('the form with a questionnaire’s dates, for the main certifier', () => {
  it('saves the dates; the time of the meeting is entered in the user’s time zone', async () => {
    const { user, api, platform } = await openDates();
    await user.type(await due(), '2026-12-12');
    await user.type(meeting(), '2026-11-28T10:00');
    expect(meeting()).toHaveAccessibleDescription(/^In your time zone: .+/);
    await user.type(screen.getByLabelText('Report expected'), '2027-02-10');
    await user.click(saveButton());
    await waitFor(() => expect(platform.toasts.get()).toMatchObject([{ tone: 'success' }]));
    expect(api.inputsOf('questionnaireDatesSet')).toEqual([
      { id: 7, answersDue: '2026-12-12', meetingAt, reportDue: '2027-02-10' },
    ]);
    expect(await due()).toHaveValue('2026-12-12');
    expect(meeting()).toHaveValue('2026-11-28T10:00');
  });

  it('lets a date be cleared by a button; saving then keeps the other dates', async () => {
    const { user, api } = await openDates({
      dates: { answersDue: '2026-12-12', meetingAt, reportDue: null },
    });
    expect(await due()).toHaveValue('2026-12-12');
    await user.click(screen.getByRole('button', { name: 'Clear due date' }));
    await user.click(saveButton());
    await waitFor(() =>
      expect(api.inputsOf('questionnaireDatesSet')).toEqual([
        { id: 7, answersDue: null, meetingAt, reportDue: null },
      ]),
    );
  });

  it('sends nothing if one of the dates is impossible, and says so', async () => {
    const { user, api } = await openDates();
    await user.type(await due(), '0026-12-12');
    await user.click(saveButton());
    expect(screen.getByRole('alert')).toHaveTextContent(/^A date is incomplete or not possible/);
    expect(api.inputsOf('questionnaireDatesSet')).toEqual([]);
  });

  it('accepts dates up to the last day that the server accepts', async () => {
    const { user, api } = await openDates();
    await user.type(await due(), '2100-12-31');
    await user.click(saveButton());
    await waitFor(() =>
      expect(api.inputsOf('questionnaireDatesSet')).toMatchObject([{ answersDue: '2100-12-31' }]),
    );
  });

  it('shows the same error when the server refuses a date as when a date is impossible', async () => {
    const { user } = await openDates({
      handlers: {
        questionnaireDatesSet: () =>
          Promise.reject(refuse('invalid-input', { fields: { answersDue: 'malformed' } })),
      },
    });
    await user.type(await due(), '2026-12-12');
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^A date is incomplete/);
  });

  it('overwrites dates that somebody else has changed meanwhile only if they are saved again after a warning', async () => {
    const { user, api, storeElsewhere } = await openDates();
    await user.type(await due(), '2026-12-12');
    storeElsewhere({ answersDue: '2026-12-20', meetingAt: null, reportDue: '2027-03-01' });
    await user.click(saveButton());
    expect(
      await screen.findByText(
        /^Somebody else has changed the dates meanwhile: due 20 Dec 2026, meeting not set, report 1 Mar 2027/,
      ),
    ).toBeVisible();
    expect(api.inputsOf('questionnaireDatesSet')).toEqual([]);
    expect(await due()).toHaveValue('2026-12-12');
    await user.click(saveButton());
    await waitFor(() =>
      expect(api.inputsOf('questionnaireDatesSet')).toEqual([
        { id: 7, answersDue: '2026-12-12', meetingAt: null, reportDue: null },
      ]),
    );
  });

  it('shows the reason when the dates could not be saved', async () => {
    const { user } = await openDates({
      handlers: { questionnaireDatesSet: () => Promise.reject(refuse('not-allowed')) },
    });
    await user.click(await screen.findByRole('button', { name: 'Save dates' }));
    expect(await screen.findByText('You are not allowed to do this.')).toBeVisible();
  });
});

/** The short name of this computer's time zone on the day of the meeting. */
const zone = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', timeZoneName: 'short' })
  .formatToParts(new Date(meetingAt))
  .find(({ type }) => type === 'timeZoneName')!.value;

describe('a questionnaire’s dates, for the other certifiers', () => {
  it.each<[Language, string[]]>([
    ['en', ['12 Dec 2026', `28 Nov 2026, 10:00 (${zone})`, '10 Feb 2027']],
    ['hr', ['12. pro 2026.', `28. stu 2026. 10:00 (${zone})`, '10. velj 2027.']],
    ['sr', ['12. dec 2026.', `28. nov 2026. 10:00 (${zone})`, '10. feb 2027.']],
  ])('are shown read-only, in %s', async (language, texts) => {
    const dates = { answersDue: '2026-12-12', meetingAt, reportDue: '2027-02-10' };
    await openDates({ isMain: false, dates, language });
    const options = within(screen.getByRole('region', { name: /^(Options|Opcije)$/ }));
    const values = await options.findAllByRole('definition');
    expect(values.map(({ textContent }) => textContent)).toEqual(texts);
  });

  it('are shown as “not set”, without a button to save dates, if none is set', async () => {
    await openDates({ isMain: false });
    const options = within(screen.getByRole('region', { name: 'Options' }));
    expect(await options.findAllByText('not set')).toHaveLength(3);
    expect(options.queryByRole('button', { name: 'Save dates' })).not.toBeInTheDocument();
  });
});
