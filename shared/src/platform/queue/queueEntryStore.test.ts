import { createChangeListeners } from './queueEntryStore.ts';

it('tells every follower what has changed, until it ends', () => {
  const { subscribe, notify } = createChangeListeners();
  const heard: string[] = [];
  const end = subscribe((id) => heard.push(`first ${id}`));
  subscribe((id) => heard.push(`second ${id}`));
  notify('7/question_1');
  end();
  notify('7/question_2');
  expect(heard).toEqual(['first 7/question_1', 'second 7/question_1', 'second 7/question_2']);
});

it('lets a follower end itself while it is told', () => {
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
