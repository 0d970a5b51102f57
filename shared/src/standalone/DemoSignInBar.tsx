import styled from 'styled-components';
import { useAct, usePlatform, useStore } from '@cert/shared/platform';
import { Button, color, space } from '../ui/index.ts';
import { demoAccounts, demoPassword } from './demoAccounts.ts';

/** A bar for signing in as one of the demo accounts with one click. */
export function DemoSignInBar() {
  const { session } = usePlatform();
  const current = useStore(session);
  const userLogin = useAct('userLogin');

  async function signInAs(email: string) {
    const { token, user } = await userLogin({ email, password: demoPassword });
    session.start({
      token,
      accountId: user.id,
      name: user.name,
      email,
      isCertifier: user.certifier,
    });
    location.reload();
  }

  return (
    <Bar className="screen-only">
      <span>{current ? current.name : 'Nobody is signed in.'}</span>
      {demoAccounts.map(({ role, email }) => (
        <Button key={role} tone="quiet" onClick={() => void signInAs(email)}>
          {`Sign in as ${role}`}
        </Button>
      ))}
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]};
  background: ${color.paper};
  border-bottom: 1px solid ${color.line};
`;
