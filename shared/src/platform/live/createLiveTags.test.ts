import { refuse } from '../../domain/index.ts';
import { fakeApi, manualClock } from '../../testing/index.ts';
import { createLiveTags } from './createLiveTags.ts';

function open() {
  const clock = manualClock();
  let tag = 'first';
  const api = fakeApi({ changeTag: () => ({ tag }) });
  const heard: (string | undefined)[] = [];
  const tags = createLiveTags({ api, clock });
  return {
    api,
    clock,
    tags,
    heard,
    listener: (told: string | undefined) => void heard.push(told),
    change: (next: string) => {
      tag = next;
    },
  };
}

let visibility: jest.SpyInstance;
beforeEach(() => {
  visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => visibility.mockRestore());

function show(state: DocumentVisibilityState): void {
  visibility.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('asks once every 15 seconds for all who follow one questionnaire', async () => {
  const { api, clock, tags, heard, listener, change } = open();
  tags.follow(7, listener);
  tags.follow(7, (tag) => listener(tag));
  await clock.pass(14_999);
  expect(api.calls).toEqual([]);
  await clock.pass(1);
  expect(api.inputsOf('changeTag')).toEqual([{ id: 7 }]);
  change('second');
  await clock.pass(15_000);
  expect(heard).toEqual(['first', 'first', 'second', 'second']);
});

it('asks nothing once nobody follows any more', async () => {
  const { api, clock, tags, listener } = open();
  const stop = tags.follow(7, listener);
  await clock.pass(15_000);
  stop();
  await clock.pass(60_000);
  expect(api.calls).toHaveLength(1);
  tags.follow(8, listener);
  await clock.pass(15_000);
  expect(api.inputsOf('changeTag')).toEqual([{ id: 7 }, { id: 8 }]);
});

it('rests while the tab is hidden, and asks at once when it is seen again after its time', async () => {
  const { api, clock, tags, listener } = open();
  tags.follow(7, listener);
  show('hidden');
  await clock.pass(60_000);
  expect(api.calls).toEqual([]);
  show('visible');
  await clock.pass(0);
  expect(api.calls).toHaveLength(1);
  show('hidden');
  show('visible');
  await clock.pass(14_999);
  expect(api.calls).toHaveLength(1);
});

it('says so when the questionnaire is no longer the reader’s', async () => {
  const { api, clock, tags, heard, listener } = open();
  api.handle({ changeTag: () => Promise.reject(refuse('not-found')) });
  tags.follow(7, listener);
  await clock.pass(15_000);
  expect(heard).toEqual([undefined]);
});

it('says nothing of a failure, and asks again at the next time', async () => {
  const { api, clock, tags, heard, listener } = open();
  api.handle({ changeTag: () => Promise.reject(refuse('server-error')) });
  tags.follow(7, listener);
  await clock.pass(15_000);
  expect(heard).toEqual([]);
  api.handle({ changeTag: () => ({ tag: 'third' }) });
  await clock.pass(15_000);
  expect(heard).toEqual(['third']);
});
