import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { otherOption, refuse } from '@cert/shared/domain';
import {
  findField,
  pressButton,
  listSentInputs,
  renderInfoPage,
  teamQuestionnaireInfo,
  organisationTypes,
} from './testing/renderInfoPage.tsx';

const noFigures = {
  ...{ numberOfEmployees: null, numberOfEmployeesHired: null, numberOfEmployeesLeft: null },
  ...{ numberOfEmployeesLaidOff: null, sindicate: null },
};

describe('the form with the organisation information', () => {
  it('shows the stored values, with the name of the organisation read-only', async () => {
    await renderInfoPage();
    expect(await findField('Name of the organisation')).toHaveAttribute('readonly');
    expect(await findField('Name of the organisation')).toHaveValue('Jadran Foods');
    expect(await findField('E-mail *')).toHaveValue('info@jadran.example');
    expect(screen.getByRole('radio', { name: 'Domestic' })).toBeChecked();
    expect(await findField('Main industry *')).toHaveDisplayValue('Goods');
    const ticked = screen
      .getAllByRole('checkbox')
      .filter((box) => (box as HTMLInputElement).checked);
    expect(ticked).toHaveLength(4);
    expect(screen.getByRole('checkbox', { name: 'Slovenia' })).toBeChecked();
    const union = screen.getByRole('radiogroup', { name: /trade union/ });
    expect(within(union).getByRole('radio', { name: 'Yes' })).toBeChecked();
    expect(screen.getByText('Everything is filled in and saved.')).toBeVisible();
  });

  it('sends all fields with the version that the edits are based on, and reports success after the reply', async () => {
    const { user, api, toasts } = await renderInfoPage();
    await user.clear(await findField('City *'));
    await user.type(await findField('City *'), 'Zadar');
    await user.click(screen.getByRole('checkbox', { name: 'Austria' }));
    await user.click(screen.getByRole('checkbox', { name: 'Retail' }));
    expect(screen.getByText('3 fields not saved yet')).toBeVisible();
    await pressButton(user);
    expect(listSentInputs(api)).toMatchObject([
      {
        id: 7,
        seen: 'a'.repeat(64),
        info: { city: 'Zadar', typeId: 1, numberOfEmployees: 640, sindicate: 1 },
        countries: ['at', 'hr', 'si'],
        categories: [1],
      },
    ]);
    expect(toasts()).toMatchObject([
      { tone: 'success', text: 'The changes were successfully saved!' },
    ]);
    expect(await findField('City *')).toHaveValue('Zadar');
    expect(screen.queryByText(/not saved yet/)).toBeNull();
  });

  it('asks browsers not to fill in its fields, and names the fields that a browser has filled in nevertheless', async () => {
    const { user } = await renderInfoPage();
    const [city, contact] = [await findField('City *'), await findField('Contact person *')];
    for (const name of ['Brand *', 'Address *', 'City *', 'Contact person *', 'E-mail *'])
      expect(await findField(name)).toHaveAttribute('autocomplete', 'off');
    await user.type(contact, ' X');
    // When the browser fills in a field, the focus stays in another field.
    fireEvent.input(city, { target: { value: 'Home town' } });
    const notice = await screen.findByText(/^Filled in by the browser and not by you:/);
    expect(notice).toHaveTextContent('not by you: City. Please check before you save.');
    await user.type(city, '!');
    expect(screen.queryByText(/^Filled in by the browser/)).toBeNull();
  });

  it('keeps radio buttons chosen when they are double-clicked', async () => {
    const { user } = await renderInfoPage();
    await findField('City *');
    const union = screen.getByRole('radiogroup', { name: /trade union/ });
    const no = within(union).getByRole('radio', { name: 'No' });
    await user.dblClick(screen.getByRole('radio', { name: 'Foreign' }));
    expect(screen.getByRole('radio', { name: 'Foreign' })).toBeChecked();
    await user.dblClick(no);
    expect(no).toBeChecked();
  });

  it('warns if more employees were laid off than left in total, but saves these numbers', async () => {
    const { user, api } = await renderInfoPage({ info: { numberOfEmployeesLeft: 4 } });
    const laidOff = await findField('Of these, laid off by you *');
    await user.clear(laidOff);
    await user.type(laidOff, '5');
    expect(await screen.findByText(/Only 4 left in all/)).toBeVisible();
    await pressButton(user);
    expect(listSentInputs(api)).toMatchObject([{ info: { numberOfEmployeesLaidOff: 5 } }]);
  });

  it('shows no choice for an unanswered question, and says “everything is filled in” only when it is answered', async () => {
    const { user } = await renderInfoPage({
      info: { sindicate: null, questionnaire: teamQuestionnaireInfo },
    });
    const union = await screen.findByRole('radiogroup', { name: /trade union/ });
    expect(
      within(union)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).checked),
    ).toEqual([false, false]);
    expect(screen.queryByText('Everything is filled in and saved.')).toBeNull();
    await user.click(within(union).getByRole('radio', { name: 'No' }));
    await pressButton(user);
    expect(await screen.findByText('Everything is filled in and saved.')).toBeVisible();
  });

  it('replaces a number of a thousand or more when the user types over it', async () => {
    const { user } = await renderInfoPage({ info: { numberOfEmployees: 1234 } });
    const employees = await findField('Number of employees *');
    act(() => employees.focus());
    await user.keyboard('5');
    expect(await findField('Number of employees *')).toHaveValue('5');
  });

  it('requires a description for “Other”, and none for a choice from the list', async () => {
    const { user, api } = await renderInfoPage();
    await user.click(await screen.findByRole('radio', { name: 'Other' }));
    await user.selectOptions(await findField('Main industry *'), 'Something else');
    await pressButton(user);
    expect(await findField('Describe the ownership *')).toHaveFocus();
    expect(await findField('Describe the ownership *')).toHaveAccessibleDescription(
      'Describe it in your own words.',
    );
    await user.type(await findField('Describe the ownership *'), 'Zadruga');
    await user.selectOptions(await findField('Main industry *'), 'Retail');
    await pressButton(user);
    expect(listSentInputs(api)).toMatchObject([
      { info: { typeId: otherOption.id, typeDescription: 'Zadruga', categoryId: 6 } },
    ]);
  });

  it('warns while typing if a number is outside of its limits, and does not send it', async () => {
    const { user, api } = await renderInfoPage();
    const employees = await findField('Number of employees *');
    await user.clear(employees);
    await user.type(employees, '10000000');
    expect(screen.getByRole('alert')).toHaveTextContent('There cannot be more than 9,999,999.');
    await pressButton(user);
    expect([employees, (employees as HTMLInputElement).value]).toEqual([
      document.activeElement,
      '10000000',
    ]);
    await user.clear(employees);
    await user.type(employees, '1250');
    await user.tab();
    expect(employees).toHaveValue('1,250');
    await pressButton(user);
    expect(listSentInputs(api)).toMatchObject([{ info: { numberOfEmployees: 1250 } }]);
  });

  it.each(['12\t345', '12\n345', '12 34', "12'34", '12%34'])(
    'refuses %j as a number of people, keeps it in the field and does not send it',
    async (pasted) => {
      const { user, api } = await renderInfoPage();
      const employees = await findField('Number of employees *');
      await user.clear(employees);
      await user.click(employees);
      await user.paste(pasted);
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Please enter one number, such as 1,234.',
      );
      await pressButton(user);
      expect(employees).toHaveValue(pasted.replace('\n', '\t'));
      expect(listSentInputs(api)).toEqual([]);
    },
  );

  it('asks which number is meant if an entry is ambiguous, such as 2.000, and sends only the chosen number', async () => {
    const { user, api } = await renderInfoPage();
    const employees = await findField('Number of employees *');
    await user.clear(employees);
    await user.click(employees);
    await user.paste('2.000');
    expect(screen.getByRole('alert')).toHaveTextContent('Which number do you mean?');
    await pressButton(user);
    expect(listSentInputs(api)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '2,000' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(employees).toHaveFocus());
    await pressButton(user);
    expect(listSentInputs(api)).toMatchObject([{ info: { numberOfEmployees: 2000 } }]);
  });

  it('turns pasted lines into one line, and treats HTML as plain text', async () => {
    const { user, api } = await renderInfoPage();
    await user.clear(await findField('Brand *'));
    await user.click(await findField('Brand *'));
    await user.paste('<b>One</b>\ttwo\u0007');
    await pressButton(user);
    expect(listSentInputs(api)[0]?.info.brand).toBe('<b>One</b> two');
    expect(await findField('Brand *')).toHaveValue('<b>One</b> two');
  });
});

describe('an empty or wrong field of the organisation form', () => {
  const words = {
    en: ['Save', 'Enter the number of employees.', 'Choose Yes or No.'],
    hr: ['Spremi', 'Upišite broj zaposlenika.', 'Odaberite Da ili Ne.'],
    sr: ['Sačuvaj', 'Unesite broj zaposlenih.', 'Izaberite Da ili Ne.'],
  } as const;
  it.each(['en', 'hr', 'sr'] as const)(
    'is named in the reader’s language when a client saves the form, and the first such field is focused (%s)',
    async (language) => {
      const [save, first, last] = words[language];
      const { user, api } = await renderInfoPage({ info: noFigures, language });
      await pressButton(user, save);
      expect(document.activeElement).toHaveAccessibleDescription(new RegExp(first));
      expect(document.activeElement).toHaveAttribute('name', 'numberOfEmployees');
      expect(screen.getByText(last)).toBeVisible();
      expect(listSentInputs(api)).toEqual([]);
    },
  );

  it('does not prevent a certifier from saving if the field is empty', async () => {
    const { user, api } = await renderInfoPage({
      info: { ...noFigures, questionnaire: teamQuestionnaireInfo },
    });
    expect(await screen.findByText(/you may leave fields empty/)).toBeVisible();
    await user.clear(await findField('City'));
    await pressButton(user);
    expect(listSentInputs(api)).toMatchObject([{ info: { city: '', sindicate: null } }]);
  });

  it('is also named and focused if only the server finds the field wrong', async () => {
    const { user, toasts } = await renderInfoPage({
      handlers: {
        infoSave: () => {
          throw refuse('invalid-input', { fields: { 'info.email': 'malformed' } });
        },
      },
    });
    await user.type(await findField('Address *'), 'a');
    await pressButton(user);
    await waitFor(async () => expect(await findField('E-mail *')).toHaveFocus());
    expect(await findField('E-mail *')).toHaveAccessibleDescription(/This cannot be used/);
    expect(toasts()).toMatchObject([
      { tone: 'failure', text: 'There was an error. Please try again.' },
    ]);
    expect(await findField('Address *')).toHaveValue('Obala 1a');
  });
});

it('the page with the organisation form says why it could not be loaded, and tries again on request', async () => {
  let isDown = true;
  const { user } = await renderInfoPage({
    handlers: {
      companyTypes: () => {
        if (isDown) throw refuse('server-error');
        return organisationTypes;
      },
    },
  });
  expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible();
  isDown = false;
  await pressButton(user, 'Try again');
  expect(await screen.findByRole('radio', { name: 'Foreign' })).toBeVisible();
});
