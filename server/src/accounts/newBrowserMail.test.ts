import { testPassword } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ mailFolder: '/nowhere' });
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const readOutbox = () =>
  site.db.selectFrom('outbox').select(['account_id', 'kind', 'language', 'detail']).execute();

type SignIn = {
  who?: 'client' | 'lead';
  device?: string;
  password?: string;
  language?: 'sr' | 'en';
};

const signIn = ({ who = 'client', password = testPassword, ...more }: SignIn = {}) =>
  site.callWith({ 'user-agent': firefox, 'x-forwarded-for': '192.0.2.7' })(null, 'userLogin', {
    email: `${who}@example.com`,
    password,
    ...more,
  });

describe('a mail about a sign-in in a new browser', () => {
  it('goes to the account’s owner, in the language of the sign-in before, and names browser, system and network', async () => {
    await signIn({ language: 'sr' });
    await signIn({ language: 'en' });
    expect(await readOutbox()).toEqual([
      {
        account_id: site.world.accounts.client,
        kind: 'new-browser',
        language: 'sr',
        detail: 'Firefox · Linux · 192.0.2.7',
      },
    ]);
  });

  it('is in the language that its reader has chosen on the account page', async () => {
    await signIn({ language: 'sr' });
    await site.call('client', 'mailLanguageSet', { language: 'en' });
    await signIn({ language: 'sr' });
    expect(await readOutbox()).toMatchObject([{ kind: 'new-browser', language: 'en' }]);
  });

  it('is not sent about the first sign-in to an account', async () => {
    await signIn();
    await signIn({ who: 'lead' });
    expect(await readOutbox()).toEqual([]);
  });

  it('is not sent for a browser that the account has used before, even if other people have used it since', async () => {
    const own = (await signIn()).reply.device;
    const other = (await signIn({ who: 'lead', device: own })).reply.device;
    expect((await signIn({ device: `${other} ${own}` })).reply.device).toBe(own);
    expect((await signIn({ who: 'lead', device: `${own} ${other}` })).reply.device).toBe(other);
    expect(await readOutbox()).toEqual([]);
    await signIn({ device: other });
    expect(await readOutbox()).toHaveLength(1);
  });

  it('is in the outbox at most ten times for one account, however often somebody signs in', async () => {
    for (let time = 0; time < 14; time += 1) expect((await signIn()).status).toBe(200);
    expect(await readOutbox()).toHaveLength(10);
    await site.db.deleteFrom('outbox').execute();
    await signIn();
    expect(await readOutbox()).toHaveLength(1);
  });

  it('is not sent about a sign-in that was refused', async () => {
    await signIn();
    expect((await signIn({ password: 'wrong' })).status).toBe(400);
    expect(await readOutbox()).toEqual([]);
  });
});
