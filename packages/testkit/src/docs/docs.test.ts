import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { OPTION_NAMES } from '@roundhouse/rules';
import { withGeneratedParts } from './generated.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PAGE = readFileSync(`${ROOT}docs/rules.md`, 'utf8');

/** The places of a page that may be linked to: its headings, and the names given to places. */
function anchorsOf(page: string): ReadonlySet<string> {
  const headings = [...page.matchAll(/^#+ (.*)$/gmu)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/gu, '')
      .replaceAll(' ', '-'),
  );
  const given = [...page.matchAll(/<a id="([\w-]+)">/gu)].map(([, id = '']) => id);
  return new Set([...headings, ...given]);
}

/** Every `docs/rules.md#...` of the sources, with the file where it stands. */
function citations(): readonly { readonly file: string; readonly anchor: string }[] {
  return globSync('{packages,apps}/*/{src,testing}/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(ROOT + file, 'utf8').matchAll(/docs\/rules\.md#([\w-]+)/gu)].map(
        ([, anchor = '']) => ({ file, anchor }),
      ),
    );
}

describe('docs/rules.md', () => {
  it('has its generated parts current', () => {
    expect(withGeneratedParts(PAGE) === PAGE).toBe(true);
  });

  it('has every heading that a docstring cites', () => {
    const anchors = anchorsOf(PAGE);
    const cited = citations();
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(({ anchor }) => !anchors.has(anchor))).toEqual([]);
  });

  it('has a place for every link within it', () => {
    const anchors = anchorsOf(PAGE);
    const links = [...PAGE.matchAll(/\]\(#([\w-]+)\)/gu)].map(([, anchor = '']) => anchor);
    expect(links.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });

  it('speaks of every option outside the tables too', () => {
    const prose = PAGE.replaceAll(/<!-- (\w+): begin -->[\s\S]*?<!-- \1: end -->/gu, '');
    expect(OPTION_NAMES.filter((name) => !prose.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('the generated parts', () => {
  it('replace what stood there, and nothing beside', () => {
    const stale = PAGE.replace('<!-- options: begin -->', '<!-- options: begin -->\nold words');
    expect(stale).not.toBe(PAGE);
    expect(withGeneratedParts(stale)).toBe(withGeneratedParts(PAGE));
  });

  it('want their place', () => {
    expect(() => withGeneratedParts('# Nothing')).toThrow('no place');
  });
});
