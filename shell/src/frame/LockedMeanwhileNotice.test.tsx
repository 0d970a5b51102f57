import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { aQuestionnaireInfo, aSession, fakeApi, renderInPlatform } from '@cert/shared/testing';
import { LockedMeanwhileNotice } from './LockedMeanwhileNotice.tsx';

const title = 'The questionnaire was locked while this page was open';

async function open({
  locked = 0,
  own = 0,
  isTeam = false,
}: {
  locked?: 0 | 1;
  /** 1 if the reader has submitted the answers. */
  own?: 0 | 1;
  isTeam?: boolean;
}) {
  let lock = (_: 0 | 1) => {};
  function Page() {
    const [state, setState] = useState<0 | 1>(locked);
    lock = setState;
    const settings = { inactive: 0, locked: state, gradingLocked: 0, reportLocked: 0 } as const;
    const questionnaire = { settings, ...(isTeam && { ownFinalized: 0 as const }) };
    return (
      <LockedMeanwhileNotice questionnaireId={7} info={aQuestionnaireInfo({ questionnaire })} />
    );
  }
  const submission = {
    at: '2026-11-12T13:31:00.000Z',
    by: own === 1 ? 'Ivana Horvat' : 'Marko Babić',
    own,
  };
  const page = await renderInPlatform(<Page />, {
    api: fakeApi({ info: () => aQuestionnaireInfo({ submission }) }),
    session: aSession({ name: 'Ivana Horvat' }),
  });
  return { ...page, set: (state: 0 | 1) => act(async () => lock(state)) };
}

describe('the notice that the questionnaire was locked while a page is open', () => {
  it('says who locked the questionnaire and when, can be closed, and appears again after the next lock', async () => {
    const { set, user } = await open({});
    expect(screen.queryByText(title)).toBeNull();
    await set(1);
    expect(await screen.findByText(/^Locked by Marko Babić, /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(title)).toBeNull();
    await set(0);
    await set(1);
    expect(await screen.findByText(title)).toBeVisible();
  });

  it.each([
    ['somebody who opened the page after the lock', { locked: 1 as const }],
    ['the person who submitted the answers', { own: 1 as const }],
    ['the team, who can continue', { isTeam: true }],
  ])('is not shown to %s', async (_, given) => {
    const { set } = await open(given);
    await set(1);
    expect(screen.queryByText(title)).toBeNull();
  });
});
