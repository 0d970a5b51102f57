import { screen, waitFor, within } from '@testing-library/react';
import type { Overview, QuestionnaireDates } from '@cert/shared/contract';
import { refuse, type Language } from '@cert/shared/domain';
import type { FakeHandlers } from '@cert/shared/testing';
import { showSidebar } from './testing/showSidebar.tsx';

type Given = {
  dates?: QuestionnaireDates;
  isMain?: boolean;
  handlers?: FakeHandlers;
  language?: Language;
};

const noDates: QuestionnaireDates = { answersDue: null, meetingAt: null };
/** Ten o'clock in the time zone of the test. */
const meetingAt = new Date('2026-11-28T10:00').toISOString();
const overview = (dates: QuestionnaireDates) => ({ dates }) as Overview;

async function openDates({
  dates = noDates,
  isMain = true,
  handlers,
  language = 'en',
}: Given = {}) {
  let stored = dates;
  const shown = await showSidebar({
    language,
    info: { mainCertifier: isMain ? 1 : 0 },
    handlers: {
      questionnaireOverview: () => overview(stored),
      questionnaireDatesSet: ({ answersDue, meetingAt }) => (stored = { answersDue, meetingAt }),
      ...handlers,
    },
  });
  expect(shown.api.inputsOf('questionnaireOverview')).toEqual([]);
  const titles = { en: 'Due date and meeting', hr: 'Rok i sastanak', sr: 'Rok i sastanak' };
  await shown.user.click(screen.getByRole('button', { name: titles[language] }));
  return { ...shown, storeElsewhere: (next: QuestionnaireDates) => void (stored = next) };
}

const due = () => screen.findByLabelText('Answers due');
const meeting = () => screen.getByLabelText('Meeting');
const saveButton = () => screen.getByRole('button', { name: 'Save dates' });

describe('the main certifier', () => {
  it('sets both dates, the meeting in the own time zone', async () => {
    const { user, api, platform } = await openDates();
    await user.type(await due(), '2026-12-12');
    await user.type(meeting(), '2026-11-28T10:00');
    expect(meeting()).toHaveAccessibleDescription(/^In your time zone: .+/);
    await user.click(saveButton());
    await waitFor(() => expect(platform.toasts.get()).toMatchObject([{ tone: 'success' }]));
    expect(api.inputsOf('questionnaireDatesSet')).toEqual([
      { id: 7, answersDue: '2026-12-12', meetingAt },
    ]);
    expect(await due()).toHaveValue('2026-12-12');
    expect(meeting()).toHaveValue('2026-11-28T10:00');
  });

  it('clears one', async () => {
    const { user, api } = await openDates({ dates: { answersDue: '2026-12-12', meetingAt } });
    expect(await due()).toHaveValue('2026-12-12');
    await user.click(screen.getByRole('button', { name: 'Clear due date' }));
    await user.click(saveButton());
    await waitFor(() =>
      expect(api.inputsOf('questionnaireDatesSet')).toEqual([
        { id: 7, answersDue: null, meetingAt },
      ]),
    );
  });

  it('reads one sentence about a date that is not possible, and nothing is sent', async () => {
    const { user, api } = await openDates();
    await user.type(await due(), '0026-12-12');
    await user.click(saveButton());
    expect(screen.getByRole('alert')).toHaveTextContent(/^A date is incomplete or not possible/);
    expect(api.inputsOf('questionnaireDatesSet')).toEqual([]);
  });

  it('reads it, too, when the server does not accept the dates', async () => {
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

  it('is told when somebody else has changed them, and replaces them only then', async () => {
    const { user, api, storeElsewhere } = await openDates();
    await user.type(await due(), '2026-12-12');
    storeElsewhere({ answersDue: '2026-12-20', meetingAt: null });
    await user.click(saveButton());
    expect(
      await screen.findByText(/^Somebody else has changed the dates meanwhile: due 20 Dec 2026/),
    ).toBeVisible();
    expect(api.inputsOf('questionnaireDatesSet')).toEqual([]);
    expect(await due()).toHaveValue('2026-12-12');
    await user.click(saveButton());
    await waitFor(() =>
      expect(api.inputsOf('questionnaireDatesSet')).toEqual([
        { id: 7, answersDue: '2026-12-12', meetingAt: null },
      ]),
    );
  });

  it('reads why they were not saved', async () => {
    const { user } = await openDates({
      handlers: { questionnaireDatesSet: () => Promise.reject(refuse('not-allowed')) },
    });
    await user.click(await screen.findByRole('button', { name: 'Save dates' }));
    expect(await screen.findByText('You are not allowed to do this.')).toBeVisible();
  });
});

describe('the other certifiers', () => {
  it.each<[Language, string[]]>([
    ['en', ['12 Dec 2026', '28 Nov 2026, 10:00']],
    ['hr', ['12. pro 2026.', '28. stu 2026. 10:00']],
    ['sr', ['12. dec 2026.', '28. nov 2026. 10:00']],
  ])('read them, in %s', async (language, texts) => {
    const dates = { answersDue: '2026-12-12', meetingAt };
    await openDates({ isMain: false, dates, language });
    const values = await screen.findAllByRole('definition');
    const shown = values.map(({ textContent }) => textContent);
    expect(shown).toEqual(expect.arrayContaining(texts));
  });

  it('read that they are not set', async () => {
    await openDates({ isMain: false });
    const options = within(screen.getByRole('region', { name: 'Options' }));
    expect(await options.findAllByText('not set')).toHaveLength(2);
    expect(options.queryByRole('button', { name: 'Save dates' })).not.toBeInTheDocument();
  });
});
