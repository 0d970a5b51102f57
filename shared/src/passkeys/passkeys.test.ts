import { askForPasskey, canUsePasskeys, makePasskey } from './index.ts';

const credentials = { get: jest.fn(), create: jest.fn() };
beforeAll(() => {
  Object.defineProperty(navigator, 'credentials', { value: credentials });
  Object.assign(window, { PublicKeyCredential: function PublicKeyCredential() {} });
});

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const common = {
  ...{ id: 'a2V5', rawId: bytes('key'), type: 'public-key', authenticatorAttachment: 'platform' },
  getClientExtensionResults: () => ({}),
};
const request = {
  ...{ challenge: 'YXNr', rpId: 'example.com', timeout: 1 },
  userVerification: 'required' as const,
};
const creation = {
  rp: { id: 'example.com', name: 'Programme' },
  user: { id: 'YW5h', name: 'ana@example.com', displayName: 'Ana' },
  ...{ challenge: 'bWFrZQ', timeout: 1, attestation: 'none' as const },
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  excludeCredentials: [{ id: 'b2xk', type: 'public-key' as const, transports: ['internal'] }],
  authenticatorSelection: {
    ...{ residentKey: 'required' as const, requireResidentKey: true as const },
    userVerification: 'required' as const,
  },
};

it.each([
  ['platform.example.com', true],
  ['localhost', true],
  ['127.0.0.1', false],
  ['[::1]', false],
])('a page at %s can use passkeys: %s', (hostname, can) => {
  expect(canUsePasskeys({ hostname } as Location)).toBe(can);
});

it('a request for a passkey reaches the browser as bytes, and the browser’s answer is returned as text', async () => {
  credentials.get.mockResolvedValue({
    ...common,
    response: {
      ...{ clientDataJSON: bytes('{}'), authenticatorData: bytes('data') },
      ...{ signature: bytes('signed'), userHandle: bytes('ana') },
    },
  });
  expect(await askForPasskey(request)).toEqual({
    answer: {
      id: 'a2V5',
      response: {
        ...{ clientDataJSON: 'e30', authenticatorData: 'ZGF0YQ' },
        ...{ signature: 'c2lnbmVk', userHandle: 'YW5h' },
      },
    },
  });
  const { publicKey } = credentials.get.mock.lastCall[0];
  expect(publicKey).toMatchObject({ rpId: 'example.com', userVerification: 'required' });
  expect(new TextDecoder().decode(publicKey.challenge)).toBe('ask');
});

it('a new passkey is returned as text, and the browser is told which passkeys the account already has', async () => {
  credentials.create.mockResolvedValue({
    ...common,
    response: {
      ...{ clientDataJSON: bytes('{}'), attestationObject: bytes('made') },
      getTransports: () => ['internal', 'hybrid'],
    },
  });
  expect(await makePasskey(creation)).toEqual({
    answer: {
      id: 'a2V5',
      response: {
        ...{ clientDataJSON: 'e30', attestationObject: 'bWFkZQ' },
        transports: ['internal', 'hybrid'],
      },
    },
  });
  const { publicKey } = credentials.create.mock.lastCall[0];
  const [known] = publicKey.excludeCredentials;
  expect(new TextDecoder().decode(known.id)).toBe('old');
});

it.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'known'],
  ['SecurityError', 'unusable'],
  ['NotSupportedError', 'unusable'],
])('the browser’s error %s is reported as the failure “%s”', async (name, failure) => {
  const error = Object.assign(new Error('no'), { name });
  credentials.create.mockRejectedValue(error);
  expect(await makePasskey(creation)).toEqual({ failure });
});
