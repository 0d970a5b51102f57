import { join } from 'node:path';
import { formatSbom } from './formatSbom.ts';
import { listProductionPackages } from './listProductionPackages.ts';

const root = join(__dirname, '..');
const listed = listProductionPackages(root);
const sbom = JSON.parse(formatSbom(root, listed)) as {
  specVersion: string;
  metadata: { component: { 'bom-ref': string } };
  components: {
    'bom-ref': string;
    group?: string;
    name: string;
    version: string;
    scope: string;
    hashes?: { alg: string; content: string }[];
    licenses?: { license?: { id: string }; expression?: string }[];
  }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
};
const fullName = ({ group, name }: { group?: string; name: string }) =>
  group === undefined ? name : `${group}/${name}`;

it('the bill of materials lists every package that runs on the server or in a browser', () => {
  const held = new Set(sbom.components.map((each) => `${fullName(each)}@${each.version}`));
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter(({ name, version }) => !held.has(`${name}@${version}`))).toEqual([]);
  const names = new Set(sbom.components.map(fullName));
  expect([...names]).toEqual(expect.arrayContaining(['fastify', 'pg', 'react', 'swr']));
  expect(names).not.toContain('jest');
  expect(names).not.toContain('dependency-cruiser');
});

it('the bill of materials lists every package once, with its digest and licence', () => {
  const refs = sbom.components.map((each) => each['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  for (const { hashes, licenses, ...each } of sbom.components) {
    expect([each, hashes?.[0]?.alg]).toEqual([each, 'SHA-512']);
    expect(hashes?.[0]?.content).toMatch(/^[\da-f]{128}$/);
    const [licence] = licenses ?? [];
    if (each.scope === 'required') expect(licence?.license?.id ?? licence?.expression).toMatch(/./);
  }
});

it('the bill of materials connects every package with the platform through dependencies', () => {
  const known = new Map(sbom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const reached = new Set<string>();
  const follow = (ref: string) => {
    if (reached.has(ref)) return;
    reached.add(ref);
    known.get(ref)?.forEach(follow);
  };
  follow(sbom.metadata.component['bom-ref']);
  expect(sbom.components.map((each) => each['bom-ref']).filter((ref) => !reached.has(ref))).toEqual(
    [],
  );
});

it('the bill of materials is the same text for the same lock file', () => {
  expect(formatSbom(root, listed)).toBe(formatSbom(root, listed));
  expect(formatSbom(root, listed)).not.toMatch(/timestamp|serialNumber/);
});
