import { aSession, memoryStorage } from '../../testing/index.ts';
import { createSessionStore, findLastAccount } from './session.ts';

describe('the session', () => {
  it('continues on the next page', () => {
    const storage = memoryStorage();
    createSessionStore(storage).start(aSession({ isCertifier: true }));
    expect(createSessionStore(storage).get()).toEqual(aSession({ isCertifier: true }));
  });

  it('leaves no token and no account in the browser when it is ended by a sign-out', () => {
    const storage = memoryStorage();
    const session = createSessionStore(storage);
    session.start(aSession());
    session.end();
    expect(session.get()).toBeNull();
    expect(createSessionStore(storage).get()).toBeNull();
    expect(['authToken', 'certifier', 'account'].map((key) => storage.getItem(key))).toEqual([
      null,
      null,
      null,
    ]);
  });

  test.each([
    ['nothing', {}],
    ['a token without an account', { authToken: 'token' }],
    ['an account without a token', { account: '{"id":1,"name":"Ana"}' }],
    ['an account that is not JSON', { authToken: 'token', account: 'Ana' }],
    ['an account that is null', { authToken: 'token', account: 'null' }],
    ['an account without an id', { authToken: 'token', account: '{"name":"Ana"}' }],
    ['an id that is not a number', { authToken: 'token', account: '{"id":"1","name":"Ana"}' }],
  ])('does not exist if the browser’s storage contains %s', (_, content) => {
    expect(createSessionStore(memoryStorage(content)).get()).toBeNull();
  });
});

describe('a session whose person must first set up a second factor', () => {
  it('ends when its token expires, because there is no work to keep', () => {
    const storage = memoryStorage();
    const session = createSessionStore(storage);
    session.start(aSession());
    session.demand('second-factor-due');
    session.expire();
    expect(session.get()).toBeNull();
    expect(findLastAccount(storage)?.name).toBe(aSession().name);
  });
});

describe('another tab', () => {
  function twoTabs() {
    const storage = memoryStorage();
    const here = createSessionStore(storage);
    const heard = jest.fn();
    here.subscribe(heard);
    return { here, there: createSessionStore(storage), heard, storage };
  }

  it('that signs in or out signs this tab in or out, too', () => {
    const { here, there, heard } = twoTabs();
    there.start(aSession());
    here.reread();
    expect(here.get()).toEqual(aSession());
    there.end();
    here.reread();
    expect(here.get()).toBeNull();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('causes no notification if the session stays the same', () => {
    const { here, there, heard } = twoTabs();
    there.start(aSession());
    here.reread();
    here.reread();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('that signs in another account ends the session here, and this page never continues as the other account', () => {
    const { here, storage } = twoTabs();
    here.start(aSession());
    // The browser notifies other tabs as soon as the token is written.
    const there = createSessionStore({
      ...storage,
      setItem(key, value) {
        storage.setItem(key, value);
        if (key === 'authToken') here.reread();
      },
    });
    there.start(aSession({ token: 'token-of-iva', accountId: 2, name: 'Iva' }));
    expect(here.get()).toBeNull();
    expect(createSessionStore(storage).get()?.name).toBe('Iva');
  });

  it('that signs the same person in again renews an expired session here', () => {
    const { here, there } = twoTabs();
    here.start(aSession());
    here.expire();
    there.start(aSession({ token: 'a newer one' }));
    here.reread();
    expect(here.get()).toEqual(aSession({ token: 'a newer one' }));
  });

  it('that finds the session expired leaves this tab’s page open', () => {
    const { here, there } = twoTabs();
    here.start(aSession());
    there.reread();
    there.lapse();
    here.reread();
    expect(here.get()).toEqual(aSession({ hasExpired: true }));
  });

  it('that signs out also ends an expired session here', () => {
    const { here, there } = twoTabs();
    here.start(aSession());
    here.expire();
    there.reread();
    there.end();
    here.reread();
    expect(here.get()).toBeNull();
  });
});

describe('a page that does not know yet that another account has signed in in another tab', () => {
  const iva = aSession({ token: 'token-of-iva', accountId: 2, name: 'Iva' });
  function missedSignIn() {
    const storage = memoryStorage();
    const here = createSessionStore(storage);
    here.start(aSession());
    createSessionStore(storage).start(iva);
    return { here, stored: () => createSessionStore(storage).get() };
  }

  test.each(['end', 'lapse'] as const)('ends only its own session by calling “%s”', (action) => {
    const { here, stored } = missedSignIn();
    here[action]();
    expect(here.get()).toBeNull();
    expect(stored()).toEqual(iva);
  });
});

describe('a session that expires', () => {
  it('during work continues to exist and is marked as expired, with one notification', () => {
    const session = createSessionStore(memoryStorage());
    session.start(aSession());
    const heard = jest.fn();
    session.subscribe(heard);
    session.expire();
    session.expire();
    expect(session.get()).toEqual(aSession({ hasExpired: true }));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('before any work is done ends at once, and leaves only the id, name and e-mail of its account', () => {
    const storage = memoryStorage();
    const session = createSessionStore(storage);
    session.start(aSession());
    session.lapse();
    expect(session.get()).toBeNull();
    expect([storage.getItem('authToken'), storage.getItem('certifier')]).toEqual([null, null]);
    expect(findLastAccount(storage)).toEqual({
      id: 1,
      name: 'Ana Horvat',
      email: 'ana@example.com',
    });
  });
});
