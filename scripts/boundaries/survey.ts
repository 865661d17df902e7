import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { FLOORS } from './house.ts';
import { onFloor, RULES } from './rules.ts';

export interface Survey {
  /** 0 when the cruiser was blind (wrong parser, wrong folder), whatever else it says. */
  readonly moduleCount: number;
  /** One line each: what was broken, from where, to where. */
  readonly violations: readonly string[];
}

/** Follows every import under `root`, a checkout of this repository or a model of one. */
export async function survey(root: string): Promise<Survey> {
  const { output } = await cruise(['packages', 'apps'], {
    baseDir: root,
    parser: 'swc',
    validate: true,
    ruleSet: { forbidden: [...RULES] },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/[.]vite)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  });
  if (typeof output === 'string') throw new Error(output);
  const files = ourFiles(output);
  return {
    moduleCount: files.length,
    violations: [...broken(output), ...files.filter(isHomeless).map(homeless)],
  };
}

function ourFiles(result: ICruiseResult): string[] {
  const sources = result.modules.map((module) => module.source);
  return sources.filter((source) => /^(packages|apps)\/(?!.*node_modules)/.test(source));
}

function broken(result: ICruiseResult): string[] {
  return result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
}

/** True for a source file in a house with floors that stands on none of them. */
function isHomeless(file: string): boolean {
  const house = Object.entries(FLOORS).find(([root]) => file.startsWith(`${root}/`));
  if (house === undefined || !/(?<!\.test|\.d)\.tsx?$/.test(file)) return false;
  const [root, floors] = house;
  return !new RegExp(onFloor(root, floors.flat())).test(file);
}

function homeless(file: string): string {
  return `${file} stands on no floor: give it one in scripts/boundaries/house.ts`;
}
