import { act, screen } from '@testing-library/react';
import { refuse } from '@cert/shared/domain';
import { memoryStorage } from '@cert/shared/testing';
import {
  findField,
  pressButton,
  listSentInputs,
  renderInfoPage,
} from './testing/renderInfoPage.tsx';

describe('a value that somebody else has saved meanwhile', () => {
  it('is shown beside the user’s own value, and is overwritten only if the user chooses so', async () => {
    const { user, api, store } = await renderInfoPage();
    await user.clear(await findField('City *'));
    await user.type(await findField('City *'), 'Zadar');
    store({ city: 'Pula', contact: 'Iva Ivić' });
    await pressButton(user);
    expect(await screen.findByText(/They changed: City, Contact person/)).toBeVisible();
    expect(await findField('Contact person *')).toHaveValue('Iva Ivić');
    expect(await findField('City *')).toHaveValue('Zadar');
    expect(screen.getByText('Pula')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('Somebody else has saved this form');
    await pressButton(user);
    expect(listSentInputs(api)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Keep mine' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await pressButton(user);
    expect(listSentInputs(api)[1]).toMatchObject({ info: { city: 'Zadar', contact: 'Iva Ivić' } });
    expect(await screen.findByText('Everything is filled in and saved.')).toBeVisible();
  });

  it('can be taken in place of the user’s own value', async () => {
    const { user, store } = await renderInfoPage();
    await user.type(await findField('City *'), '!');
    store({ city: 'Pula' });
    await pressButton(user);
    await pressButton(user, 'Take theirs');
    expect(await findField('City *')).toHaveValue('Pula');
    expect(screen.queryByText(/not saved yet/)).toBeNull();
  });
});

describe('an unsaved entry in the organisation form', () => {
  it('survives a reload, and is deleted once it is saved', async () => {
    const storage = memoryStorage();
    const first = await renderInfoPage({ storage });
    await first.user.type(await findField('City *'), ' 2');
    first.unmount();
    const again = await renderInfoPage({ storage });
    expect(await findField('City *')).toHaveValue('Split 2');
    await pressButton(again.user);
    expect(await screen.findByText('Everything is filled in and saved.')).toBeVisible();
    again.unmount();
    await renderInfoPage({ storage });
    expect(await findField('City *')).toHaveValue('Split');
  });

  it('is shown as a conflict after a reload if the stored value has changed', async () => {
    const storage = memoryStorage();
    const first = await renderInfoPage({ storage });
    await first.user.type(await findField('City *'), ' 2');
    first.unmount();
    await renderInfoPage({ storage, info: { city: 'Pula' } });
    expect(await screen.findByText('Somebody else has changed this meanwhile')).toBeVisible();
    expect(screen.getByText('Pula')).toBeVisible();
  });

  it('asks for confirmation before the user leaves the page', async () => {
    const { user, router } = await renderInfoPage();
    await user.type(await findField('City *'), '!');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(router.state.location.pathname).toBe('/7/info');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(router.state.location.pathname).toBe('/7/elsewhere');
  });

  it('stays in the form when the server cannot be reached, and the page says so', async () => {
    const { user } = await renderInfoPage({ handlers: { infoSave: undefined } as never });
    await user.type(await findField('City *'), '!');
    await pressButton(user);
    expect(await screen.findByText(/The server cannot be reached/)).toBeVisible();
    expect(await findField('City *')).toHaveValue('Split!');
  });

  it('stays in the form if it was typed while another save was running', async () => {
    const answer = Promise.withResolvers<Record<string, never>>();
    const { user } = await renderInfoPage({ handlers: { infoSave: () => answer.promise } });
    await user.type(await findField('City *'), '!');
    await pressButton(user);
    expect(screen.getByRole('button', { name: 'Saving…' })).toBeVisible();
    await user.type(await findField('Contact person *'), '!');
    await act(async () => answer.resolve({}));
    expect(await findField('Contact person *')).toHaveValue('Ana Anić!');
  });

  it('does not conflict with the save that was running while it was typed', async () => {
    const answer = Promise.withResolvers<Record<string, never>>();
    const { user, api, store } = await renderInfoPage({
      handlers: { infoSave: () => answer.promise },
    });
    await user.type(await findField('City *'), '!');
    await pressButton(user);
    await user.type(await findField('City *'), '?');
    store({ city: listSentInputs(api)[0]?.info.city });
    await act(async () => answer.resolve({}));
    expect(await screen.findByText('1 field not saved yet')).toBeVisible();
    expect(await findField('City *')).toHaveValue('Split!?');
    expect(screen.queryByText('Somebody else has changed this meanwhile')).toBeNull();
  });

  it('shows its error again when the page is reopened, if it is a number outside of its limits', async () => {
    const storage = memoryStorage();
    const first = await renderInfoPage({ storage });
    await first.user.type(await findField('Number of employees *'), '0000000');
    first.unmount();
    await renderInfoPage({ storage });
    expect(await screen.findByText('There cannot be more than 9,999,999.')).toBeVisible();
  });
});

describe('the organisation form of a locked questionnaire', () => {
  const locked = { settings: { inactive: 0, locked: 1 } } as const;
  it('shows a client all its values as text without fields, and says that the questionnaire is locked', async () => {
    await renderInfoPage({ info: { questionnaire: locked } });
    expect(await screen.findByText('The questionnaire is locked.')).toBeVisible();
    expect(screen.getByText('Croatia, Slovenia')).toBeVisible();
    expect(screen.getByText('Domestic')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('still shows what the user typed before the lock', async () => {
    const { user, store } = await renderInfoPage({
      handlers: {
        infoSave: () => {
          store({ questionnaire: locked });
          throw refuse('locked', { reason: 'questionnaire-locked' });
        },
      },
    });
    await user.type(await findField('City *'), ' 2');
    await pressButton(user);
    expect(await screen.findByText('What you entered and did not save')).toBeVisible();
    expect(screen.getByText('Split 2')).toBeVisible();
    await pressButton(user, 'I have noted it');
    expect(screen.queryByText('Split 2')).toBeNull();
  });
});
