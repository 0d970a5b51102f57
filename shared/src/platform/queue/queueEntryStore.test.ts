import { createChangeListeners } from './queueEntryStore.ts';

it('a change in the queue notifies every listener until it unsubscribes', () => {
  const { subscribe, notify } = createChangeListeners();
  const heard: string[] = [];
  const end = subscribe((id) => heard.push(`first ${id}`));
  subscribe((id) => heard.push(`second ${id}`));
  notify('7/question_1');
  end();
  notify('7/question_2');
  expect(heard).toEqual(['first 7/question_1', 'second 7/question_1', 'second 7/question_2']);
});

it('a listener of the queue may unsubscribe while it is being notified', () => {
  const { subscribe, notify } = createChangeListeners();
  const heard: string[] = [];
  const end = subscribe((id) => {
    heard.push(id);
    end();
  });
  subscribe((id) => heard.push(id));
  notify('7/question_1');
  expect(heard).toEqual(['7/question_1', '7/question_1']);
});
