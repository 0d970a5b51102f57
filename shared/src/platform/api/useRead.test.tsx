import { act, screen, waitFor } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import { Refusal } from '../../domain/index.ts';
import {
  aCategory,
  aSession,
  fakeApi,
  manualClock,
  renderInPlatform,
} from '../../testing/index.ts';
import { Loaded } from '../Loaded.tsx';
import { useAct, useRead, useRefresh } from './useRead.ts';

function Title() {
  const { questionnaireId, slug } = useParams();
  const category = useRead('areaCategory', { id: Number(questionnaireId), slug: slug! });
  return <Loaded of={category}>{({ title }) => <h1>{title}</h1>}</Loaded>;
}

const onCategoryPage = { path: '/7/category/leaving', route: '/:questionnaireId/category/:slug' };

describe('a page that reads', () => {
  it('asks with the ids of its address and in the language of the page', async () => {
    const api = fakeApi({ areaCategory: () => aCategory({ title: 'Odlazak' }) });
    await renderInPlatform(<Title />, { ...onCategoryPage, api, language: 'hr' });
    expect(await screen.findByRole('heading', { name: 'Odlazak' })).toBeVisible();
    expect(api.inputsOf('areaCategory')).toEqual([{ id: 7, slug: 'leaving', language: 'hr' }]);
  });

  it('asks once for all its parts that want the same', async () => {
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

  it('does not ask while it does not know what for', async () => {
    function Waiting() {
      return <>{useRead('areaCategory', null).isLoading ? 'asks' : 'waits'}</>;
    }
    const { api } = await renderInPlatform(<Waiting />);
    expect(screen.getByText('waits')).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  it('keeps showing what it has when a later read fails', async () => {
    const api = fakeApi({ areaCategory: () => aCategory() });
    function Page() {
      const category = useRead('areaCategory', { id: 7, slug: 'leaving' });
      return (
        <>
          <Loaded of={category}>{({ title }) => <h1>{title}</h1>}</Loaded>
          <button onClick={category.retry}>again</button>
          {category.failure && <p>old</p>}
        </>
      );
    }
    const { user } = await renderInPlatform(<Page />, { api });
    await screen.findByRole('heading', { name: 'Leaving' });
    api.handle({ areaCategory: () => Promise.reject(new Refusal('server-error')) });
    await user.click(screen.getByRole('button', { name: 'again' }));
    expect(await screen.findByText('old')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Leaving' })).toBeVisible();
  });

  it('that is live reads again when the questionnaire has another tag than its reply', async () => {
    const clock = manualClock();
    const api = fakeApi({
      areaCategory: () => aCategory(),
      changeTag: () => ({ tag: 'the first' }),
    });
    const shown = 'the first';
    api.tagOf = () => shown;
    function Live() {
      const category = useRead('areaCategory', { id: 7, slug: 'leaving' }, { isLive: true });
      return <Loaded of={category}>{({ title }) => <h1>{title}</h1>}</Loaded>;
    }
    await renderInPlatform(<Live />, { api, clock });
    await screen.findByRole('heading', { name: 'Leaving' });
    await act(() => clock.pass(15_000));
    expect(api.inputsOf('changeTag')).toEqual([{ id: 7 }]);
    expect(api.inputsOf('areaCategory')).toHaveLength(1);
    api.handle({
      changeTag: () => ({ tag: 'the second' }),
      areaCategory: () => aCategory({ title: 'Staying' }),
    });
    await act(() => clock.pass(15_000));
    expect(await screen.findByRole('heading', { name: 'Staying' })).toBeVisible();
    expect(api.inputsOf('areaCategory')).toHaveLength(2);
  });

  it('never shows to the next account what the last one has read', async () => {
    const api = fakeApi({ areaCategory: () => aCategory({ title: 'For the team' }) });
    const { platform } = await renderInPlatform(<Title />, { ...onCategoryPage, api });
    await screen.findByRole('heading', { name: 'For the team' });
    api.handle({ areaCategory: () => aCategory({ title: 'For the client' }) });
    act(() => platform.session.start(aSession({ token: 'of Iva', accountId: 2 })));
    expect(screen.queryByRole('heading', { name: 'For the team' })).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'For the client' })).toBeVisible();
  });

  it('reads again what a change has touched, and nothing else', async () => {
    const api = fakeApi({
      areaCategory: () => aCategory(),
      certifierQuestionnaireList: () => [],
      certifierAreaGradeSet: ({ grade }) => ({ grade, gradedAt: null }),
    });
    function Page() {
      const list = useRead('certifierQuestionnaireList', {});
      const setGrade = useAct('certifierAreaGradeSet');
      const refresh = useRefresh();
      const act = async () => {
        await setGrade({ id: 7, areaId: 1, grade: 2 });
        await refresh('areaCategory');
      };
      return (
        <>
          <Title />
          <Loaded of={list}>{(all) => <p>{all.length} questionnaires</p>}</Loaded>
          <button onClick={() => void act()}>grade</button>
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
