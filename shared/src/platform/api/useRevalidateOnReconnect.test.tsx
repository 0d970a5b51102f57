import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi, renderInPlatform } from '../../testing/index.ts';
import { Loaded } from '../Loaded.tsx';
import { UnreachableError } from './api.ts';
import { minOutageMs, useRead } from './useRead.ts';

function Lists() {
  const list = useRead('certifierQuestionnaireList', {});
  const programme = useRead('programme', {});
  return (
    <>
      <Loaded of={list}>{(all) => <p>{all.length} questionnaires</p>}</Loaded>
      {programme.failure && <p>no programme</p>}
    </>
  );
}

const gone = () => Promise.reject(new UnreachableError());

afterEach(() => jest.restoreAllMocks());

/** Advances the clock without running timers. */
function letPass(ms: number): void {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + ms);
}

it('a page repeats its failed reads as soon as the server can be reached again', async () => {
  const api = fakeApi({
    certifierQuestionnaireList: gone,
    programme: gone,
    userLogout: () => ({}),
  });
  const { platform } = await renderInPlatform(<Lists />, { api });
  await screen.findByText('no programme');
  api.handle({ certifierQuestionnaireList: () => [] });
  letPass(minOutageMs);
  await act(() => platform.api.act('userLogout', {}));
  expect(await screen.findByText('0 questionnaires')).toBeVisible();
});

it('a page does not repeat its reads endlessly while one call fails and others succeed', async () => {
  // The working read answers after the failing one, so that each round ends with the server reachable.
  const late = () => new Promise<[]>((resolve) => setTimeout(resolve, 1, []));
  const api = fakeApi({ certifierQuestionnaireList: late, programme: gone });
  await renderInPlatform(<Lists />, { api });
  await screen.findByText('no programme');
  await waitFor(() => expect(screen.getByText('0 questionnaires')).toBeVisible());
  // Time enough for further rounds: if the page repeated its reads, it would do so during the second pass of the loop.
  for (let round = 0; round < 5; round += 1) await act(late);
  expect(api.inputsOf('programme')).toHaveLength(1);
  expect(api.inputsOf('certifierQuestionnaireList')).toHaveLength(1);
});
