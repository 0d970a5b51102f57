import { createChangeListeners } from './queueEntryStore.ts';

it('tells every follower what has changed, until it ends', () => {
  const { follow, tell } = createChangeListeners();
  const heard: string[] = [];
  const end = follow((id) => heard.push(`first ${id}`));
  follow((id) => heard.push(`second ${id}`));
  tell('7/question_1');
  end();
  tell('7/question_2');
  expect(heard).toEqual(['first 7/question_1', 'second 7/question_1', 'second 7/question_2']);
});

it('lets a follower end itself while it is told', () => {
  const { follow, tell } = createChangeListeners();
  const heard: string[] = [];
  const end = follow((id) => {
    heard.push(id);
    end();
  });
  follow((id) => heard.push(id));
  tell('7/question_1');
  expect(heard).toEqual(['7/question_1', '7/question_1']);
});
