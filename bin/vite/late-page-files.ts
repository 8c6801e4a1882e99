import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * The entry names every file that some page needs, so that a page which is opened later fetches all of its
 * files at once. The first page needs none of that: the list comes in a file of its own after it has loaded.
 * Without it (no network, opened sooner) a page fetches its files one after the other, as they name each other.
 */
export function latePageFiles(): Plugin {
  let mode = ''
  return {
    name: 'late-page-files',
    // The pharmacies' area works without a network: it names its files itself.
    apply: (config, { command, isSsrBuild }) =>
      command === 'build' && config.mode !== 'pharmacy' && !isSsrBuild,
    configResolved(config) {
      mode = config.mode
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
        if (entry?.type !== 'chunk') throw new Error('The built web has no entry.')
        const { code, list } = takeOutList(entry.code)
        const hash = createHash('sha256').update(list).digest('base64url').slice(0, 8)
        const name = `${mode === 'backoffice' ? 'backoffice-files' : 'page-files'}-${hash}.js`
        const fileName = `assets/${name}`
        this.emitFile({ type: 'asset', fileName, source: `export default${list}` })
        entry.code = `${code}\naddEventListener("load",()=>import("./${name}").then(l=>{__vite__mapDeps.f=l.default},()=>{}));\n`
      },
    },
  }
}

/** Vite's own line, which begins the entry: all files, of which each page names its own by their places. */
const line =
  /^const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);/
const places = /__vite__mapDeps\((\[[\d,]*\])\)/g

/** The list holds all files and the places of each page; what stays says which page it is. */
function takeOutList(code: string): { code: string; list: string } {
  const files = line.exec(code)?.[1]
  if (!files)
    throw new Error('Vite writes the list of files otherwise: see bin/vite/late-page-files.ts.')
  const pages: string[] = []
  const rest = code
    .replace(line, '')
    .replaceAll(places, (_, own: string) => `__vite__mapDeps(${pages.push(own) - 1})`)
  const instead = 'const __vite__mapDeps=(i,m=__vite__mapDeps)=>m.f?m.f[1][i].map(i=>m.f[0][i]):[];'
  return { code: instead + rest, list: `[${files},[${pages.join()}]]` }
}
