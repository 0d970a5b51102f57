import { isInTeam, roles, rolesOfAudience } from './roles.ts';

test('the team is the certifiers and the main certifier', () => {
  expect(roles.filter(isInTeam)).toEqual(['certifier', 'main-certifier']);
});

test('the audience “member” is all roles; it includes the team, and the team includes the main certifier', () => {
  const { member, team, 'main-certifier': main } = rolesOfAudience;
  expect(member).toEqual(roles);
  expect(member).toEqual(expect.arrayContaining([...team]));
  expect(team).toEqual(expect.arrayContaining([...main]));
  expect(main).toEqual(['main-certifier']);
});
