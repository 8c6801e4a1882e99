import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const helper = fileURLToPath(new URL('../../web/fetch-before-import.ts', import.meta.url))

/** Parts of a page are fetched before they are imported (`web/fetch-before-import.ts` says why). */
export function fetchedBeforeImport(): Plugin {
  return {
    name: 'fetched-before-import',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { fetchBeforeImport as __vitePreload } from ${JSON.stringify(helper)}`,
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = withOwnFile(file.code)
        }
      },
    },
  }
}

/** Vite names no file for a part that is a single one. */
function withOwnFile(code: string): string {
  return code.replaceAll(/(\(\)=>import\(`\.\/([\w-]+\.js)`\)[^,]*?),\[\]\)/g, '$1,[`assets/$2`])')
}
