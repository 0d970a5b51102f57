import { act, screen, waitFor } from '@testing-library/react';
import type { StoredResponse } from '../../contract/index.ts';
import {
  aStoredResponse,
  fakeAnswerServer,
  fakeApi,
  manualClock,
  renderInPlatform,
} from '../../testing/index.ts';
import { anAnswerField, aSentComment, type SentAnswer } from '../../testing/testSavers.ts';
import type { DescribedField } from './field.ts';
import { QueueNotices } from './QueueNotices.tsx';
import { memoryQueueStorage } from './queueStorage.ts';
import { useField } from './useField.ts';

type Props = {
  name: string;
  stored?: StoredResponse;
  describe?: DescribedField<SentAnswer>['describe'];
  onDraw?: () => void;
};

const id = '7/area_comments_1';

function Comment({ name, stored, describe, onDraw }: Props) {
  const { value, status, change, choose } = useField({
    ...anAnswerField(name),
    ...(describe && { describe }),
    stored: stored && { ...stored, value: stored as SentAnswer },
  });
  onDraw?.();
  const shown = value ? (value.content ?? '') : '';
  return (
    <p>
      <label>
        {name} <input value={shown} onChange={({ target }) => change(aSentComment(target.value))} />
      </label>
      <output>{status.kind}</output>
      {status.kind === 'conflict' && (
        <>
          <q>{status.theirs.value && status.theirs.value.content}</q>
          <button onClick={() => choose('mine')}>mine</button>
          <button onClick={() => choose('theirs')}>theirs</button>
        </>
      )}
    </p>
  );
}

async function comment(given: Partial<Props> = {}) {
  const server = fakeAnswerServer();
  const clock = manualClock();
  const api = fakeApi({ questionnaireAnswersSave: server.save });
  const page = await renderInPlatform(<Comment name="area_comments_1" {...given} />, {
    api,
    clock,
  });
  const input = screen.getByRole('textbox', { name: 'area_comments_1' });
  const status = () => screen.getByRole('status').textContent;
  const pass = (ms: number) => act(() => clock.pass(ms));
  return { ...page, server, clock, input, status, pass };
}

const ofMarko = () => aStoredResponse({ content: 'theirs', savedBy: 'Marko Babić' });

describe('a field that saves automatically', () => {
  it('is empty if it was never answered', async () => {
    const { input, status } = await comment();
    expect(input).toHaveValue('');
    expect(status()).toBe('empty');
  });

  it('shows the stored value, then the typed one, then that it is saved', async () => {
    const { input, status, user, pass, server } = await comment({ stored: ofMarko() });
    server.saveAs('Marko Babić', { id: 7, answers: { area_comments_1: aSentComment('theirs') } });
    expect(input).toHaveValue('theirs');
    expect(status()).toBe('stored');
    await user.type(input, '!');
    expect(input).toHaveValue('theirs!');
    expect(status()).toBe('waiting');
    await pass(200);
    expect(status()).toBe('stored');
    expect(input).toHaveValue('theirs!');
    expect(server.read(7, 'area_comments_1')).toMatchObject({ content: 'theirs!', revision: 2 });
  });

  it('saves a second change without a conflict, although the page has not read the first saved value', async () => {
    const { input, status, user, pass, server } = await comment();
    await user.type(input, 'a');
    await pass(200);
    await user.type(input, 'b');
    await pass(200);
    expect(status()).toBe('stored');
    expect(server.read(7, 'area_comments_1')).toMatchObject({ content: 'ab', revision: 2 });
  });

  it('shows both values after another person has changed the field, and takes the chosen value', async () => {
    const { input, status, user, pass, server } = await comment();
    server.saveAs('Marko Babić', { id: 7, answers: { area_comments_1: aSentComment('theirs') } });
    await user.type(input, 'mine');
    await pass(200);
    expect(status()).toBe('conflict');
    expect(screen.getByText('theirs', { selector: 'q' })).toBeVisible();
    expect(input).toHaveValue('mine');
    await user.click(screen.getByRole('button', { name: 'theirs' }));
    expect(input).toHaveValue('theirs');
    expect(status()).toBe('stored');
  });

  it('is rendered again only when its own value changes', async () => {
    const drawn = jest.fn();
    const page = (
      <>
        <Comment name="area_comments_1" />
        <Comment name="area_comments_2" onDraw={drawn} />
      </>
    );
    const { user } = await renderInPlatform(page, {
      api: fakeApi({ questionnaireAnswersSave: fakeAnswerServer().save }),
    });
    drawn.mockClear();
    await user.type(screen.getByRole('textbox', { name: 'area_comments_1' }), 'a long story');
    await waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent('stored'));
    expect(drawn).not.toHaveBeenCalled();
  });

  it('stores with each change a description, made from the change and the newest stored value', async () => {
    const describe = jest.fn((value: SentAnswer) => ({
      title: 'The comment',
      address: '/7',
      lines: [value ? (value.content ?? '') : ''],
    }));
    const { input, user, pass, platform, server } = await comment({ stored: ofMarko(), describe });
    server.saveAs('Marko Babić', { id: 7, answers: { area_comments_1: aSentComment('theirs') } });
    await user.type(input, '!');
    const description = () => platform.queue.get()!.get().entries.get(id)?.description;
    expect(description()).toEqual({ title: 'The comment', address: '/7', lines: ['theirs!'] });
    expect(describe).toHaveBeenLastCalledWith(aSentComment('theirs!'), ofMarko());
    await pass(200);
    await user.type(input, '?');
    expect(describe).toHaveBeenLastCalledWith(aSentComment('theirs!?'), aSentComment('theirs!'));
  });

  it('replaces the stored description of an earlier visit’s refused change by that of this page', async () => {
    const queueStorage = memoryQueueStorage(true);
    await queueStorage.put({
      owner: 1,
      questionnaireId: 7,
      key: 'area_comments_1',
      value: aSentComment('late'),
      description: { title: 'Komentar', address: '/7', lines: ['late'] },
      baseRevision: 0,
      attempts: [],
      change: 1,
      status: { kind: 'refused', reason: 'question-locked' },
    });
    await renderInPlatform(
      <>
        <QueueNotices />
        <Comment
          name="area_comments_1"
          describe={() => ({ title: 'Comment', address: '/7', lines: [] })}
        />
      </>,
      { queueStorage },
    );
    expect(await screen.findByRole('link', { name: 'Comment' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Komentar' })).toBeNull();
  });
});
