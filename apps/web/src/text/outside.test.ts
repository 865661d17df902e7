import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseAst } from 'vite';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
/** What is read or heard although it stands between no tags. */
const READ = new Set(
  'aria-label aria-description aria-roledescription aria-valuetext title alt placeholder words'.split(
    ' ',
  ),
);

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Texts with letters that a component shows or says and that do not come from the catalogue. */
function textsOutside(source: string): readonly string[] {
  const found: string[] = [];
  walk(parseAst(source, { lang: 'tsx' }), (node) => {
    if (node.type === 'JSXText') found.push(...lettersIn(String(node['value'])));
    if (node.type === 'JSXAttribute' && READ.has(nameOf(node['name']))) {
      found.push(...literalsIn(node['value']));
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      found.push(...nodesIn(node['children']).filter(isExpression).flatMap(literalsIn));
    }
    if (node.type === 'AssignmentExpression' && isTitle(node['left'])) {
      found.push(...literalsIn(node['right']));
    }
  });
  return found;
}

/** What a language puts between words: a comma, a colon, a bracket, with the space beside it. */
const GLUE = /^\s*[,.;:()·–—]\s+$|^\s+[,.;:()·–—]\s*$/u;

/** Places where a file puts words together by hand, which is the catalogue's to do. */
function gluedIn(source: string): readonly string[] {
  const found: string[] = [];
  walk(parseAst(source, { lang: 'tsx' }), (node) => {
    const glue = gluesOf(node).filter((one) => GLUE.test(one));
    if (glue.length > 0) {
      found.push(source.slice(Number(node['start']), Number(node['end'])).replaceAll(/\s+/gu, ' '));
    }
  });
  return found;
}

/** Texts between the parts that a node puts together. */
function gluesOf(node: Node): readonly string[] {
  switch (node.type) {
    case 'CallExpression': {
      const isJoin = nodesIn(node['callee']).some((one) => nameOf(one['property']) === 'join');
      return isJoin ? nodesIn(node['arguments']).map((one) => String(one['value'])) : [];
    }
    case 'TemplateLiteral':
      return nodesIn(node['quasis']).map((one) =>
        String(Reflect.get(Object(one['value']), 'cooked')),
      );
    case 'BinaryExpression':
      return node['operator'] === '+'
        ? nodesIn([node['left'], node['right']]).map((one) => String(one['value']))
        : [];
    case 'JSXText':
      return [String(node['value'])];
    default:
      return [];
  }
}

function walk(value: unknown, visit: (node: Node) => void): void {
  for (const node of nodesIn(value)) {
    visit(node);
    for (const field of Object.values(node)) walk(field, visit);
  }
}

function nodesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  const isNode = typeof value === 'object' && value !== null && 'type' in value;
  return isNode ? [value as Node] : [];
}

const isExpression = (node: Node) => node.type === 'JSXExpressionContainer';
const isTitle = (node: unknown) => nodesIn(node).some((one) => nameOf(one['property']) === 'title');

function nameOf(node: unknown): string {
  return nodesIn(node).map((one) => String(one['name']))[0] ?? '';
}

/** Strings that an expression may come to; what is asked or handed to a function is none. */
function literalsIn(value: unknown): readonly string[] {
  return nodesIn(value).flatMap((node): readonly string[] => {
    switch (node.type) {
      case 'Literal':
        return typeof node['value'] === 'string' ? lettersIn(node['value']) : [];
      case 'TemplateLiteral':
        return nodesIn(node['quasis']).flatMap(({ value: text }) =>
          lettersIn(String(Reflect.get(Object(text), 'cooked'))),
        );
      case 'JSXExpressionContainer':
        return literalsIn(node['expression']);
      case 'ConditionalExpression':
        return [...literalsIn(node['consequent']), ...literalsIn(node['alternate'])];
      case 'LogicalExpression':
        return [...literalsIn(node['left']), ...literalsIn(node['right'])];
      case 'BinaryExpression':
        return node['operator'] === '+'
          ? [...literalsIn(node['left']), ...literalsIn(node['right'])]
          : [];
      default:
        return [];
    }
  });
}

function lettersIn(text: string): readonly string[] {
  return /\p{L}/u.test(text) ? [text.trim()] : [];
}

test('no component has words of its own', () => {
  const files = globSync('**/*.tsx', { cwd: SOURCES });
  expect(files.length).toBeGreaterThan(30);
  const found = files.flatMap((file) =>
    textsOutside(readFileSync(`${SOURCES}${file}`, 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('words of their own are found wherever components can have them', () => {
  const source = `
    export function Bad({ is, name }) {
      document.title = 'In the tab';
      return <>
        <p aria-label="In a label" title={is ? 'In a title' : name} class="no-words">In a text</p>
        <img alt={\`In a picture of \${name}\`} src="no-words.png" />
        <input placeholder={'In a field' + name} onInput={() => say('no words')} />
        {is && 'In braces'} {is === 'no words' ? name : null} {text.home.product} · 12
      </>;
    }`;
  expect(textsOutside(source).toSorted()).toEqual([
    'In a field',
    'In a label',
    'In a picture of',
    'In a text',
    'In a title',
    'In braces',
    'In the tab',
  ]);
});

/** Where no words are: colours and shapes of a picture. */
const WORDLESS = /^(scene|layout|timeline|sound|text)\//u;

test('nothing outside the catalogue puts words together with commas, colons or brackets', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter(
    (file) => !WORDLESS.test(file) && !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    gluedIn(readFileSync(`${SOURCES}${file}`, 'utf8')).map((glued) => `${file}: ${glued}`),
  );
  expect(found).toEqual([]);
});

test('words that are put together by hand are found in all their ways', () => {
  const source = `
    const list = names.join(', ');
    const both = \`\${name}: \${score}\`;
    const more = \`\${name} (\${score})\`;
    const shape = \`translate(\${x} \${y})\` + keys.join(' ');
    export const Bad = () => <p>{name}, {score + '. '}</p>;`;
  expect(gluedIn(source)).toEqual([
    "names.join(', ')",
    '`${name}: ${score}`',
    '`${name} (${score})`',
    ', ',
    "score + '. '",
  ]);
});
