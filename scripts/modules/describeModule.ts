import type { RegistryModule } from '@cert/shared/contract';

/** Describes in one line who gets which version of a module. */
export function describeModule({
  name,
  channels,
  lastGood,
  isOff,
  isHeld,
}: RegistryModule): string {
  const { stable, canary } = channels;
  const parts = [
    isOff ? `off (${stable})` : stable,
    ...(canary ? [`canary ${canary.version} for ${describeShare(canary)}`] : []),
    ...(lastGood.length > 0 ? [`falls back to ${lastGood.join(', ')}`] : []),
    ...(isHeld ? ['set by hand'] : []),
  ];
  return `${name}: ${parts.join('; ')}`;
}

type Canary = NonNullable<RegistryModule['channels']['canary']>;

function describeShare({ percent, accounts }: Canary): string {
  const named = accounts.length > 0 ? ` and the accounts ${accounts.join(', ')}` : '';
  return `${percent} % of the accounts${named}`;
}
