import { act, screen, waitFor } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import type { Reply } from '../../contract/index.ts';
import { refuse, Refusal } from '../../domain/index.ts';
import {
  aCategory,
  aSession,
  fakeApi,
  renderInPlatform,
  type FakeApi,
} from '../../testing/index.ts';
import { Loaded } from '../Loaded.tsx';
import { UnreachableError } from './api.ts';
import { useAct, useRead } from './useRead.ts';

function Title() {
  const { questionnaireId, slug } = useParams();
  const category = useRead('areaCategory', { id: Number(questionnaireId), slug: slug! });
  return <Loaded of={category}>{({ title }) => <h1>{title}</h1>}</Loaded>;
}

function Again() {
  const category = useRead('areaCategory', { id: 7, slug: 'leaving' });
  return (
    <>
      <Loaded of={category}>{({ title }) => <h1>{title}</h1>}</Loaded>
      <button onClick={category.retry}>again</button>
      {category.failure && <p>old</p>}
    </>
  );
}

const onCategoryPage = { path: '/7/category/leaving', route: '/:questionnaireId/category/:slug' };

describe('a page that reads data from the server', () => {
  it('sends the ids of its address and its language with the call', async () => {
    const api = fakeApi({ areaCategory: () => aCategory({ title: 'Odlazak' }) });
    await renderInPlatform(<Title />, { ...onCategoryPage, api, language: 'hr' });
    expect(await screen.findByRole('heading', { name: 'Odlazak' })).toBeVisible();
    expect(api.inputsOf('areaCategory')).toEqual([{ id: 7, slug: 'leaving', language: 'hr' }]);
  });

  it('makes one call for all its parts that need the same data', async () => {
    const api = fakeApi({ areaCategory: () => aCategory() });
    const twice = (
      <>
        <Title />
        <Title />
      </>
    );
    await renderInPlatform(twice, { ...onCategoryPage, api });
    expect(await screen.findAllByRole('heading', { name: 'Leaving' })).toHaveLength(2);
    expect(api.calls).toHaveLength(1);
  });

  it('makes no call while its input is not known yet', async () => {
    function Waiting() {
      return <>{useRead('areaCategory', null).isLoading ? 'asks' : 'waits'}</>;
    }
    const { api } = await renderInPlatform(<Waiting />);
    expect(screen.getByText('waits')).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  it('keeps its data visible if a later read fails', async () => {
    const api = fakeApi({ areaCategory: () => aCategory() });
    const { user } = await renderInPlatform(<Again />, { api });
    await screen.findByRole('heading', { name: 'Leaving' });
    api.handle({ areaCategory: () => Promise.reject(new Refusal('server-error')) });
    await user.click(screen.getByRole('button', { name: 'again' }));
    expect(await screen.findByText('old')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Leaving' })).toBeVisible();
  });

  it('sends the ETag of the reply that it has, and keeps the reply if it is unchanged', async () => {
    const api = fakeApi();
    const read = jest.fn(async (_action, _input, known) => {
      return known ?? { reply: aCategory({ title: 'Leaving' }), etag: '"1"' };
    });
    api.readTagged = read as never;
    const { user } = await renderInPlatform(<Again />, { api });
    await screen.findByRole('heading', { name: 'Leaving' });
    await user.click(screen.getByRole('button', { name: 'again' }));
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    expect(read.mock.calls.map(([, , known]) => known?.etag)).toEqual([undefined, '"1"']);
    expect(screen.getByRole('heading', { name: 'Leaving' })).toBeVisible();
  });

  it('never shows data of the previous account to the next one', async () => {
    const api = fakeApi({ areaCategory: () => aCategory({ title: 'For the team' }) });
    const { platform } = await renderInPlatform(<Title />, { ...onCategoryPage, api });
    await screen.findByRole('heading', { name: 'For the team' });
    api.handle({ areaCategory: () => aCategory({ title: 'For the client' }) });
    act(() => platform.session.start(aSession({ token: 'of Iva', accountId: 2 })));
    expect(screen.queryByRole('heading', { name: 'For the team' })).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'For the client' })).toBeVisible();
  });

  it('forgets what an account has read as soon as another account signs in', async () => {
    const api = fakeApi();
    const read = jest.fn(async () => ({
      reply: aCategory({ title: 'For the team' }),
      etag: '"1"',
    }));
    api.readTagged = read as never;
    const { platform } = await renderInPlatform(<Title />, { ...onCategoryPage, api });
    await screen.findByRole('heading', { name: 'For the team' });
    const { accountId } = platform.session.get()!;
    const key = ['areaCategory', { id: 7, slug: 'leaving' }, accountId];
    expect(platform.etags.etagOf(key)).toBe('"1"');
    await act(async () => platform.session.start(aSession({ token: 'of Iva', accountId: 2 })));
    expect(platform.etags.etagOf(key)).toBeUndefined();
    // The first account signs in again: its old data is not shown before it is read again.
    read.mockImplementation(() => new Promise(() => undefined));
    await act(async () => platform.session.start(aSession()));
    expect(screen.queryByRole('heading', { name: 'For the team' })).not.toBeInTheDocument();
  });

  it('reads again after an action what the action declares as stale, and nothing else', async () => {
    const api = fakeApi({
      areaCategory: () => aCategory(),
      certifierQuestionnaireList: () => [],
      certifierAreaGradeSet: ({ grade }) => ({ grade, gradedAt: null }),
    });
    function Page() {
      const list = useRead('certifierQuestionnaireList', {});
      const setGrade = useAct('certifierAreaGradeSet');
      return (
        <>
          <Title />
          <Loaded of={list}>{(all) => <p>{all.length} questionnaires</p>}</Loaded>
          <button onClick={() => void setGrade({ id: 7, areaId: 1, grade: 2 })}>grade</button>
        </>
      );
    }
    const { user } = await renderInPlatform(<Page />, { ...onCategoryPage, api });
    await screen.findByText('0 questionnaires');
    await user.click(screen.getByRole('button', { name: 'grade' }));
    await waitFor(() => expect(api.inputsOf('areaCategory')).toHaveLength(2));
    expect(api.inputsOf('certifierAreaGradeSet')).toEqual([{ id: 7, areaId: 1, grade: 2 }]);
    expect(api.inputsOf('certifierQuestionnaireList')).toHaveLength(1);
  });
});

/** Opens a category with a button that grades an area, and presses the button. */
async function gradeOn(
  api: FakeApi,
  { onReply, onEnd }: { onReply?: () => void; onEnd?: () => void } = {},
): Promise<void> {
  function Page() {
    const setGrade = useAct('certifierAreaGradeSet', { onReply });
    const grade = () => setGrade({ id: 7, areaId: 1, grade: 2 }).catch(() => undefined);
    return (
      <>
        <Title />
        <button onClick={() => void grade().then(onEnd)}>grade</button>
      </>
    );
  }
  const { user } = await renderInPlatform(<Page />, { ...onCategoryPage, api });
  await screen.findByRole('heading');
  await user.click(screen.getByRole('button', { name: 'grade' }));
  await waitFor(() => expect(api.inputsOf('areaCategory')).toHaveLength(2));
}

describe('a call that changes something', () => {
  it.each([
    ['is refused', refuse('locked', { reason: 'questionnaire-locked' })],
    ['gets no reply', new UnreachableError()],
  ])(
    'makes the page read again what it declares as stale, also if it %s',
    async (_what, failure) => {
      const api = fakeApi({
        areaCategory: () => aCategory(),
        certifierAreaGradeSet: () => Promise.reject(failure),
      });
      await gradeOn(api);
      expect(api.inputsOf('certifierAreaGradeSet')).toHaveLength(1);
    },
  );

  it('returns the reply at once, but counts as done only when the page has read the new state', async () => {
    const reread = Promise.withResolvers<Reply<'areaCategory'>>();
    const events: string[] = [];
    const api = fakeApi({
      areaCategory: () => aCategory(),
      certifierAreaGradeSet: ({ grade }) => {
        api.handle({ areaCategory: () => reread.promise });
        return { grade, gradedAt: null };
      },
    });
    await gradeOn(api, {
      onReply: () => events.push('reply'),
      onEnd: () => events.push('done'),
    });
    expect(events).toEqual(['reply']);
    await act(async () => reread.resolve(aCategory()));
    await waitFor(() => expect(events).toEqual(['reply', 'done']));
  });

  it('reports its failure even if a later call has started', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const api = fakeApi({
      certifierAreaGradeSet: ({ grade }) => (grade === 1 ? promise : { grade, gradedAt: null }),
    });
    const outcomes: string[] = [];
    function Page() {
      const setGrade = useAct('certifierAreaGradeSet');
      const set = (grade: 1 | 2) =>
        setGrade({ id: 7, areaId: 1, grade }).then(
          () => outcomes.push(`${grade} set`),
          () => outcomes.push(`${grade} failed`),
        );
      return (
        <>
          <button onClick={() => void set(1)}>one</button>
          <button onClick={() => void set(2)}>two</button>
        </>
      );
    }
    const { user } = await renderInPlatform(<Page />, { api });
    await user.click(screen.getByRole('button', { name: 'one' }));
    await user.click(screen.getByRole('button', { name: 'two' }));
    await waitFor(() => expect(outcomes).toEqual(['2 set']));
    await act(async () => reject(new Refusal('server-error')));
    await waitFor(() => expect(outcomes).toEqual(['2 set', '1 failed']));
  });
});
