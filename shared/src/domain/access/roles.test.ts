import { isInTeam, roles, rolesOfAudience } from './roles.ts';

test('the team consists of the certifiers and the main certifier', () => {
  expect(roles.filter(isInTeam)).toEqual(['certifier', 'main-certifier']);
});

test('the audience “member” has all roles; the audience “team” includes the main certifier', () => {
  const { member, team, 'main-certifier': main } = rolesOfAudience;
  expect(member).toEqual(roles);
  expect(member).toEqual(expect.arrayContaining([...team]));
  expect(team).toEqual(expect.arrayContaining([...main]));
  expect(main).toEqual(['main-certifier']);
});
