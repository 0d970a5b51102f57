import { aSession, memoryStorage } from '../../testing/index.ts';
import { createSessionStore, findLastAccount } from './session.ts';

describe('the session', () => {
  it('is there again on the next page', () => {
    const storage = memoryStorage();
    createSessionStore(storage).start(aSession({ isCertifier: true }));
    expect(createSessionStore(storage).get()).toEqual(aSession({ isCertifier: true }));
  });

  it('leaves nothing behind when it ends', () => {
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
    ['a token of nobody', { authToken: 'token' }],
    ['nobody’s token', { account: '{"id":1,"name":"Ana"}' }],
    ['an account that is no JSON', { authToken: 'token', account: 'Ana' }],
    ['an account that is null', { authToken: 'token', account: 'null' }],
    ['an account without an id', { authToken: 'token', account: '{"name":"Ana"}' }],
    ['an id that is no number', { authToken: 'token', account: '{"id":"1","name":"Ana"}' }],
  ])('is nobody’s when the browser keeps %s', (_, content) => {
    expect(createSessionStore(memoryStorage(content)).get()).toBeNull();
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

  it('that signs in or out takes this one along', () => {
    const { here, there, heard } = twoTabs();
    there.start(aSession());
    here.reread();
    expect(here.get()).toEqual(aSession());
    there.end();
    here.reread();
    expect(here.get()).toBeNull();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('that changes nothing about the session is not heard of', () => {
    const { here, there, heard } = twoTabs();
    there.start(aSession());
    here.reread();
    here.reread();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('that signs somebody else in ends the work here: this page never goes on as the other', () => {
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

  it('that signs the same person in again brings an expired session back to life', () => {
    const { here, there } = twoTabs();
    here.start(aSession());
    here.expire();
    there.start(aSession({ token: 'a newer one' }));
    here.reread();
    expect(here.get()).toEqual(aSession({ token: 'a newer one' }));
  });

  it('that finds the token run out leaves the work of this one alone', () => {
    const { here, there } = twoTabs();
    here.start(aSession());
    there.reread();
    there.lapse();
    here.reread();
    expect(here.get()).toEqual(aSession({ hasExpired: true }));
  });

  it('that signs out ends an expired session, too', () => {
    const { here, there } = twoTabs();
    here.start(aSession());
    here.expire();
    there.reread();
    there.end();
    here.reread();
    expect(here.get()).toBeNull();
  });
});

describe('a page that missed how somebody else signed in in another tab', () => {
  const iva = aSession({ token: 'token-of-iva', accountId: 2, name: 'Iva' });
  function missedSignIn() {
    const storage = memoryStorage();
    const here = createSessionStore(storage);
    here.start(aSession());
    createSessionStore(storage).start(iva);
    return { here, stored: () => createSessionStore(storage).get() };
  }

  test.each(['end', 'lapse'] as const)('ends only its own session when it calls %s', (action) => {
    const { here, stored } = missedSignIn();
    here[action]();
    expect(here.get()).toBeNull();
    expect(stored()).toEqual(iva);
  });
});

describe('a session that runs out', () => {
  it('stays in the middle of work, marked, and is told once', () => {
    const session = createSessionStore(memoryStorage());
    session.start(aSession());
    const heard = jest.fn();
    session.subscribe(heard);
    session.expire();
    session.expire();
    expect(session.get()).toEqual(aSession({ hasExpired: true }));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('before any work leaves only whose it was', () => {
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
