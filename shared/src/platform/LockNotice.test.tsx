import { screen } from '@testing-library/react';
import type { Submission } from '../contract/index.ts';
import { aQuestionnaireInfo, aSession, fakeApi, renderInPlatform } from '../testing/index.ts';
import { LockNotice } from './LockNotice.tsx';

const show = (submission: Submission, lock: 'questionnaire-locked' | 'question-locked') => {
  const api = fakeApi({ info: () => aQuestionnaireInfo({ submission }) });
  return renderInPlatform(<LockNotice questionnaireId={7} lock={lock} />, {
    api,
    session: aSession({ name: 'Ivana Horvat' }),
  });
};
const at = '2026-11-12T13:31:00.000Z';

describe('the notice on a locked page', () => {
  it.each([
    ['Marko Babić', 0, /^Locked by Marko Babić, .*12 Nov/],
    [null, 0, /^Locked by the programme’s office, /],
    ['Ivana Horvat', 1, /^You submitted the answers, /],
    // A colleague with the reader's name.
    ['Ivana Horvat', 0, /^Locked by Ivana Horvat, /],
  ] as const)(
    'says who locked the questionnaire, when, and what comes next (locked by: %s; is this the reader: %d)',
    async (by, own, sentence) => {
      await show({ at, by, own }, 'questionnaire-locked');
      expect(await screen.findByText(/The certifiers now read and grade/)).toBeVisible();
      const notice = await screen.findByRole('status');
      expect(notice.textContent?.replace('The questionnaire is locked. ', '')).toMatch(sentence);
    },
  );

  it('names nobody if it is not known who locked the questionnaire', async () => {
    await show(null, 'questionnaire-locked');
    expect(await screen.findByText('The questionnaire is locked.')).toBeVisible();
    expect(screen.queryByText(/Locked by/)).toBeNull();
  });

  it('names nobody if only one question is locked', async () => {
    const { api } = await show({ at, by: 'Marko Babić', own: 0 }, 'question-locked');
    expect(screen.getByText('The question is locked.')).toBeVisible();
    expect(api.inputsOf('info')).toEqual([]);
  });
});
