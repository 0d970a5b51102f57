import { createInstance } from '@module-federation/enhanced/runtime';
import { createContainerRuntime } from './provideContainerRuntime.ts';

const optionsOf = (name: string) => ({ name, remotes: [], shared: {} });

describe('the runtime that the shell provides to containers', () => {
  it('has what a container needs that exposes a module', () => {
    const { bundlerRuntime } = createContainerRuntime();
    expect(bundlerRuntime?.initContainerEntry).toBeInstanceOf(Function);
    expect(bundlerRuntime?.consumes).toBeInstanceOf(Function);
  });

  it('is a new object for each container, which the container fills', () => {
    const first = createContainerRuntime();
    first.bundlerRuntimeOptions.remotes = {} as never;
    Object.assign(first.bundlerRuntime!, { S: { ofTheFirst: {} } });
    const second = createContainerRuntime();
    expect(second.bundlerRuntimeOptions).toEqual({});
    expect(second.bundlerRuntime?.S).toEqual({});
  });

  it('creates an instance for each container, and uses it again if the entry runs a second time', () => {
    const shell = createInstance(optionsOf('cert_shell_1'));
    const older = createContainerRuntime().runtime!.init(optionsOf('cert_report_1'));
    const newer = createContainerRuntime().runtime!.init(optionsOf('cert_report_2'));
    expect(new Set([shell, older, newer]).size).toBe(3);
    expect(createContainerRuntime().runtime!.init(optionsOf('cert_report_1'))).toBe(older);
  });
});
