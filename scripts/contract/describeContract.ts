import { z } from 'zod';
import { contract, type Action } from '@cert/shared/contract';
import { effects, type Effects } from '@cert/shared/contract/effects';
import { readProvidedVersions } from '../../webpack.policy.ts';
import type { ContractReport, DescribedContract } from './contractReport.ts';
import { extractTypes } from './extractTypes.ts';
import { readSlots, readSymbols } from './readSymbols.ts';

const declared: Partial<Record<string, Effects>> = effects;

/**
 * Describes the contract of the current sources. Every entry has the given version; `planContractReport` replaces it by
 * the version that added the entry.
 */
export async function describeContract(root: string, version: string): Promise<DescribedContract> {
  const types = await extractTypes(root);
  const since = version;
  const report: ContractReport = {
    version,
    // Without the patch number: patches of a package do not change the contract.
    singletons: Object.fromEntries(
      Object.entries(readProvidedVersions(root)).map(([name, installed]) => [
        name,
        { since, version: installed.split('.').slice(0, 2).join('.') },
      ]),
    ),
    slots: Object.fromEntries(readSlots(types).map(({ name, props }) => [name, { since, props }])),
    types: Object.fromEntries(readSymbols(types).map(({ id }) => [id, { since }])),
    actions: Object.fromEntries(
      Object.entries<Action>(contract).map(([name, { method, may, input, reply }]) => [
        name,
        {
          since,
          method,
          may,
          input: schemaOf(input, 'input'),
          reply: schemaOf(reply, 'output'),
          ...(declared[name] && { effects: JSON.parse(JSON.stringify(declared[name])) }),
        },
      ]),
    ),
  };
  return { report, types };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const described = z.toJSONSchema(schema, { io });
  delete described.$schema;
  return JSON.parse(JSON.stringify(described)) as ContractReport['actions'][string]['input'];
}
