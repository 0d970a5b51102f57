import { isInTeam, roles, rolesOfAudience } from './roles.ts';

test('the team are the certifiers and their main certifier', () => {
  expect(roles.filter(isInTeam)).toEqual(['certifier', 'main-certifier']);
});

test('each audience of a questionnaire holds the next smaller one', () => {
  const { member, team, 'main-certifier': main } = rolesOfAudience;
  expect(member).toEqual(roles);
  expect(member).toEqual(expect.arrayContaining([...team]));
  expect(team).toEqual(expect.arrayContaining([...main]));
  expect(main).toEqual(['main-certifier']);
});
