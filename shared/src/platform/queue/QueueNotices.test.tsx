import { act, screen, waitFor } from '@testing-library/react';
import { refuse } from '../../domain/index.ts';
import { fakeAnswerServer, fakeApi, manualClock, renderInPlatform } from '../../testing/index.ts';
import {
  anAnswerField,
  answerSaver,
  aSentComment,
  type SentAnswer,
} from '../../testing/testSavers.ts';
import { UnreachableError } from '../api/api.ts';
import { useAct } from '../api/useRead.ts';
import { QueueNotices } from './QueueNotices.tsx';
import { memoryQueueStorage } from './queueStorage.ts';
import type { QueueEntry } from './queueEntry.ts';

function Mark() {
  const update = useAct('aboveBeyondUpdate');
  const mark = () => void update({ id: 7, questionId: 1, grade: true }).catch(() => undefined);
  return <button onClick={mark}>mark</button>;
}

const offline = () => Promise.reject(new UnreachableError());

async function notices({ save = fakeAnswerServer().save, isKept = true, path = '/' } = {}) {
  const clock = manualClock();
  const api = fakeApi({ questionnaireAnswersSave: save });
  const page = await renderInPlatform(<QueueNotices />, {
    api,
    clock,
    path,
    queueStorage: memoryQueueStorage(isKept),
  });
  const put = (key: string, value: SentAnswer, given = {}) =>
    act(async () => {
      page.platform.queue.get()!.put({ ...anAnswerField(key), ...given, value });
      await clock.pass(200);
    });
  return { ...page, put, clock };
}

describe('the notice about unsaved changes', () => {
  it('is not shown while saving works', async () => {
    const { put, container } = await notices();
    await put('area_comments_1', aSentComment('a'));
    expect(container).toBeEmptyDOMElement();
  });

  it('is one alert with the number of unsaved changes after a failure, until they are saved', async () => {
    const { put, api, user, container } = await notices({ save: offline as never });
    await put('area_comments_1', aSentComment('a'));
    await put('area_comments_2', aSentComment('b'));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Your answer was not saved!');
    expect(alert).toHaveTextContent(
      '2 changes are kept in this browser and are sent as soon as possible.',
    );
    api.handle({ questionnaireAnswersSave: fakeAnswerServer().save });
    await user.click(screen.getByRole('button', { name: 'Save now' }));
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  it('says that the server cannot save at the moment, without the advice to reload the page', async () => {
    const failure = refuse('unavailable', { retryAfterSeconds: 5 });
    const save = () => Promise.reject(failure);
    const { put, clock, api, container } = await notices({ save: save as never });
    await put('area_comments_1', aSentComment('a'));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Your answer was not saved!');
    expect(alert).toHaveTextContent('The site cannot do this at the moment.');
    expect(alert).not.toHaveTextContent('reload');
    api.handle({ questionnaireAnswersSave: fakeAnswerServer().save });
    await act(() => clock.pass(5000));
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  it('warns not to close the page if the browser cannot keep the changes', async () => {
    const { put } = await notices({ save: offline as never, isKept: false });
    await put('area_comments_1', aSentComment('a'));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(/do not close or reload the page/);
    expect(alert).not.toHaveTextContent(/Please reload/);
  });

  it('says “changes” for unsaved texts of the report, and stays one alert if another save fails, too', async () => {
    const { put, platform } = await notices({ save: offline as never });
    await act(async () =>
      platform.savers.register([{ ...answerSaver, prefixes: ['report_'], alert: 'changes' }]),
    );
    await put('report_en_0_motto', { value: 'a' });
    expect(screen.getByRole('alert')).toHaveTextContent('There was an error saving changes.');
    act(() => platform.failedSaves.add('note'));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Your answer was not saved!');
  });

  it('is also shown after a failed call outside of the save queue, until the call succeeds or the user closes it', async () => {
    const update = jest.fn<Promise<never>, []>(() => Promise.reject(new UnreachableError()));
    const page = await renderInPlatform(
      <>
        <QueueNotices />
        <Mark />
      </>,
      { api: fakeApi({ aboveBeyondUpdate: update }) },
    );
    const mark = () => page.user.click(screen.getByRole('button', { name: 'mark' }));
    await mark();
    const sentence =
      'Your answer was not saved! Please reload the page and check your internet connection.';
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    await page.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await mark();
    await screen.findByRole('alert');
    page.api.handle({ aboveBeyondUpdate: () => ({}) as never });
    await mark();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    page.api.handle({ aboveBeyondUpdate: () => Promise.reject(refuse('not-allowed')) as never });
    await mark();
    await waitFor(() => expect(page.api.inputsOf('aboveBeyondUpdate')).toHaveLength(4));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each<[string, SentAnswer, string]>([
    ['a comment', aSentComment('typed in vain'), 'typed in vain'],
    ['a number', { value: 0 }, '0'],
    ['a cleared answer', false, '(answer cleared)'],
  ])(
    'shows %s that the server refused, with the reason, until the user confirms it',
    async (_, value, shown) => {
      const { put, user, container } = await notices({
        save: () => {
          throw refuse('locked', { refused: { answer_1: 'questionnaire-locked' } });
        },
      });
      await put('answer_1', value);
      expect(screen.getByText(shown)).toBeVisible();
      expect(screen.getByText('The questionnaire is locked.')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'I have noted it' }));
      expect(container).toBeEmptyDOMElement();
    },
  );

  it('names and links the question of a refused change, and shows each line of the value', async () => {
    const { put } = await notices({
      save: () => {
        throw refuse('locked', { refused: { answer_1: 'question-locked' } });
      },
    });
    const description: QueueEntry['description'] = {
      title: '1. Which channels?',
      address: '/7/category/hiring/2#question-1',
      lines: ['Rows: 12', 'Note: two'],
    };
    await put('answer_1', { value: { staff: 12, note: 'two' } }, { describe: () => description });
    const link = screen.getByRole('link', { name: '1. Which channels?' });
    expect(link).toHaveAttribute('href', '/7/category/hiring/2#question-1');
    expect(screen.getByText('Rows: 12')).toBeVisible();
    expect(screen.getByText('Note: two')).toBeVisible();
  });

  it.each([
    ['/7/category/hiring/2', 0],
    ['/7/documents', 1],
  ])(
    'links to the page of a conflict unless the reader is there already: on %s, %d links',
    async (path, count) => {
      const server = fakeAnswerServer();
      server.saveAs('Marko Babić', { id: 7, answers: { answer_1: { value: 5 } } });
      const { put } = await notices({ save: server.save, path });
      const address = '/7/category/hiring/2#question-1';
      await put('answer_1', { value: 6 });
      const links = screen.queryAllByRole('link', { name: '1. How many?' });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(count).fill(address));
    },
  );

  test.each([
    [refuse('not-found'), 'This does not exist, or it is not yours to see.'],
    [refuse('invalid-input', { fields: { answer_1: 'wrong-value' } }), 'The value is not valid.'],
  ])('says in a sentence why the server refused a change (%#)', async (refusal, sentence) => {
    const { put } = await notices({ save: () => Promise.reject(refusal) as never });
    await put('answer_1', { value: 1 });
    expect(screen.getByText(sentence)).toBeVisible();
  });
});
