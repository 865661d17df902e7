import type { Plugin, Rolldown } from 'vite';

/** Where the chunks of a table page begin. */
const ENTRIES = [/\/screens\/TablePage\.tsx$/u, /\/connection\/dial\.ts$/u];

/**
 * Writes `table.html`: the same page, for the addresses of tables. It names at once the files that the
 * first page would only name one after the other, so that a phone waits for the network once.
 */
export function tablePage(): Plugin {
  return {
    name: 'table-page',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the page is not built');
        const links = preloads(bundle);
        if (links.length === 0) throw new Error('no file of the table page was found');
        const source = String(page.source).replace('</head>', `${links.join('')}</head>`);
        this.emitFile({ type: 'asset', fileName: 'table.html', source });
      },
    },
  };
}

function preloads(bundle: Rolldown.OutputBundle): readonly string[] {
  const names = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || names.has(name)) return;
    names.add(name);
    chunk.imports.forEach(visit);
  };
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type !== 'chunk' || chunk.facadeModuleId === null) continue;
    if (ENTRIES.some((entry) => entry.test(chunk.facadeModuleId ?? ''))) visit(name);
  }
  return [...names].map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`);
}
