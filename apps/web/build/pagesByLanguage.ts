import type { Plugin, Rolldown } from 'vite';
import { LANGUAGES } from '../src/text/language.ts';

/** The modules of the table's page and of its door, and that of its line; the line is the largest file. */
const TABLE_PAGE = ['/screens/TablePage.tsx', '/screens/JoinPage.tsx'];
const LINE = '/connection/dial.ts';

/**
 * Writes the page once for each language and once more for the addresses of tables: `index.html`,
 * `index.de.html`, `table.html`, `table.de.html`, the English ones for everybody else. Each names at
 * once the files that the first script would only name one after the other, so that a phone waits for
 * the network once.
 */
export function pagesByLanguage(): Plugin {
  return {
    name: 'pages-by-language',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the page is not built');
        const plain = String(page.source);
        for (const language of Object.keys(LANGUAGES)) {
          const words = (part: string) => `/text/${language}/${part}.ts`;
          const end = language === 'en' ? 'html' : `${language}.html`;
          const write = (name: string, modules: readonly string[]) => {
            const source = pageWith(plain, { language, links: preloads(bundle, modules) });
            this.emitFile({ type: 'asset', fileName: `${name}.${end}`, source });
          };
          write('table', [...TABLE_PAGE, words('page'), words('index'), LINE]);
          if (language !== 'en') write('index', [words('page')]);
          else
            page.source = pageWith(plain, { language, links: preloads(bundle, [words('page')]) });
        }
      },
    },
  };
}

function pageWith(
  plain: string,
  { language, links }: { readonly language: string; readonly links: string },
): string {
  return plain
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('</head>', `${links}</head>`);
}

/** Links to the files of these modules and to all that they need; the page names its script itself. */
function preloads(bundle: Rolldown.OutputBundle, modules: readonly string[]): string {
  const chunks = new Map<string, Rolldown.OutputChunk>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || chunks.has(name)) return;
    chunks.set(name, chunk);
    chunk.imports.forEach(visit);
  };
  for (const module of modules) visit(fileOf(bundle, module));
  return [...chunks]
    .filter(([, { isEntry }]) => !isEntry)
    .map(([name]) => `<link rel="modulepreload" crossorigin href="/${name}">`)
    .join('');
}

function fileOf(bundle: Rolldown.OutputBundle, module: string): string {
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(module))) return name;
  }
  throw new Error(`no file has ${module}`);
}
