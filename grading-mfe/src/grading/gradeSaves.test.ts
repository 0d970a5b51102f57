import type { Grade } from '@cert/shared/domain';
import { createGradeSaves, shownOwnGrade } from './gradeSaves.ts';

const area = { questionnaireId: 7, areaId: 3 };

/** A server that answers its calls, in their order, when the test says so. */
function slowServer() {
  const sent: (Grade | null)[] = [];
  const answers = [1, 2, 3].map(() => Promise.withResolvers<undefined>());
  const send = (grade: Grade | null) => answers[sent.push(grade) - 1]!.promise;
  return {
    sent,
    send,
    take: (call: number) => answers[call - 1]!.resolve(undefined),
    fail: (call: number) => answers[call - 1]!.reject(new Error('unreachable')),
  };
}

function start(read: Grade | null = null) {
  const saves = createGradeSaves();
  const server = slowServer();
  return {
    ...server,
    choose: (grade: Grade | null) => saves.put({ ...area, grade, read }, server.send),
    save: () => saves.of(area).get(),
    shown: (nowRead = read) => shownOwnGrade(saves.of(area).get(), nowRead),
    saves,
  };
}

test('a chosen grade is shown at once and is saved when the server has taken it', async () => {
  const { choose, take, save, shown } = start();
  const outcome = choose(2);
  expect(save().status).toBe('saving');
  expect(shown()).toBe(2);
  take(1);
  expect(await outcome).toBe('saved');
  expect(save().status).toBe('saved');
  expect(shown()).toBe(2);
});

test('what the page reads after the save counts more than what was saved', async () => {
  const { choose, take, shown } = start();
  const outcome = choose(2);
  take(1);
  await outcome;
  expect(shown(2)).toBe(2);
  expect(shown(1)).toBe(1);
});

test('after a failure the grade that the page has read is shown again', async () => {
  const { choose, fail, save, shown } = start(1.5);
  const outcome = choose(3);
  fail(1);
  expect(await outcome).toBe('failed');
  expect(save().status).toBe('failed');
  expect(shown()).toBe(1.5);
});

test('a grade chosen while another is under way waits for its answer, and only the newest is sent', async () => {
  const { choose, take, sent, shown } = start();
  const first = choose(1);
  const second = choose(2);
  const third = choose(null);
  expect(sent).toEqual([1]);
  expect(shown()).toBeNull();
  take(1);
  expect(await second).toBe('overtaken');
  expect(await third).toBe('overtaken');
  expect(sent).toEqual([1, null]);
  take(2);
  expect(await first).toBe('saved');
  expect(sent).toEqual([1, null]);
});

test('when the newest grade fails, the one that the server took before it is shown', async () => {
  const { choose, take, fail, shown } = start();
  const outcome = choose(1);
  void choose(2);
  take(1);
  fail(2);
  expect(await outcome).toBe('failed');
  expect(shown()).toBe(1);
});

test('when an overtaken grade fails, the newest is sent all the same', async () => {
  const { choose, take, fail, sent, shown } = start();
  const outcome = choose(1);
  void choose(2);
  fail(1);
  take(2);
  expect(await outcome).toBe('saved');
  expect(sent).toEqual([1, 2]);
  expect(shown()).toBe(2);
});

test('the areas do not wait for each other', () => {
  const { choose, saves, send, sent } = start();
  void choose(1);
  void saves.put({ questionnaireId: 7, areaId: 4, grade: 2, read: null }, send);
  expect(sent).toEqual([1, 2]);
});
