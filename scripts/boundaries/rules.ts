import type { IReachabilityForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser';
import { CLOSED, FLOORS, LATE, MAY_USE, NODE_FREE, WALLS } from './house.ts';

/** What only tests use. */
const TEST_HELP = String.raw`^(packages/testkit|(packages|apps)/.+/testing)/`;
const TESTS = String.raw`(\.test\.tsx?$|^apps/web/e2e/|${TEST_HELP})`;
/** Started by a tool or by hand, not imported. */
const ENTRIES = String.raw`(\.config\.ts|\.d\.ts|/src/main\.tsx?)$`;

type Rule = IRegularForbiddenRuleType | IReachabilityForbiddenRuleType;

/** Every rule of the house in dependency-cruiser's words. */
export const RULES: readonly Rule[] = [
  forbid('no ring of imports', {}, { circular: true }),
  forbid('no file without a use', { orphan: true, pathNot: [ENTRIES, TESTS] }, {}),
  forbid('every import resolves', {}, { couldNotResolve: true }),
  forbid('test help stays in tests', { pathNot: TESTS }, { path: TEST_HELP }),
  forbid(
    'no development dependency in the product',
    { path: '^(packages|apps)/[^/]+/src/', pathNot: TESTS },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'another package is imported by its name',
    { path: '^((?:packages|apps)/[^/]+)/' },
    { path: '^(packages|apps)/', pathNot: '^$1/', dependencyTypes: ['local'] },
  ),
  forbid(
    'no Node module in browser code',
    { path: anyOf(NODE_FREE, '/src/'), pathNot: TESTS },
    { dependencyTypes: ['core'] },
  ),
  ...Object.entries(MAY_USE).map(packageRule),
  ...Object.entries(FLOORS).flatMap(floorRules),
  ...Object.entries(CLOSED).map(closedRule),
  ...WALLS.map(wallRule),
  ...LATE.flatMap(lateRules),
];

function packageRule([name, mayUse]: [string, readonly string[]]): Rule {
  return forbid(
    `${name} uses only what it may`,
    { path: `^${name}/`, pathNot: TESTS },
    { path: '^(packages|apps)/', pathNot: anyOf([name, ...mayUse], '/') },
  );
}

function floorRules([root, floors]: [string, readonly (readonly string[])[]]): Rule[] {
  return floors.slice(1).map((floor, index) => {
    const above = floors.slice(0, index + 1).flat();
    return forbid(
      `${root}: ${floor.join(', ')} may not look up`,
      { path: onFloor(root, floor), pathNot: TESTS },
      { path: onFloor(root, above) },
    );
  });
}

function closedRule([folder, mayUse]: [string, readonly string[]]): Rule {
  return forbid(
    `${folder} keeps to itself`,
    { path: `^${folder}/`, pathNot: TESTS },
    { pathNot: anyOf([folder, ...mayUse], '/') },
  );
}

function wallRule([from, to]: (typeof WALLS)[number]): Rule {
  return forbid(
    `${from} does not know ${to}`,
    { path: `^${from}/`, pathNot: TESTS },
    { path: `^${to}/` },
  );
}

function lateRules({ folder, gates, load }: (typeof LATE)[number]): Rule[] {
  return [
    forbid(
      `${folder} comes late, through a dynamic import`,
      { path: '^apps/web/src/', pathNot: [`^${folder}/`, TESTS] },
      {
        path: `^${folder}/`,
        pathNot: onFloor(folder, gates),
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      `the gates of ${folder} do not bring ${load}`,
      { path: onFloor(folder, gates) },
      { path: String.raw`(^|/)${load}(/|$)`, reachable: true },
    ),
  ];
}

/** Matches the files and folders of that name directly under `root`. */
export function onFloor(root: string, names: readonly string[]): string {
  return String.raw`^${root}/(${names.join('|')})(/|\.tsx?$)`;
}

function anyOf(folders: readonly string[], ending: string): string {
  return `^(${folders.join('|')})${ending}`;
}

function forbid(name: string, from: Rule['from'], to: Rule['to']): Rule {
  return { name, severity: 'error', from, to };
}
