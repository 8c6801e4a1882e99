import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * The entry names every file that some page needs, so that a page which is opened later fetches all of its
 * files at once. The first page needs none of that: the list comes in a file of its own after it has loaded.
 * Without it (no network, opened sooner) a page fetches its files one after the other, as they name each other.
 */
export function latePageFiles(): Plugin {
  return {
    name: 'late-page-files',
    // The pharmacies' area works without a network, and the back office is small: they name their files themselves.
    apply: ({ mode }, { command, isSsrBuild }) =>
      command === 'build' && mode !== 'pharmacy' && mode !== 'backoffice' && !isSsrBuild,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
        if (entry?.type !== 'chunk') throw new Error('The built web has no entry.')
        const { code, list } = takeOutList(entry.code)
        const name = `page-files-${createHash('sha256').update(list).digest('base64url').slice(0, 8)}.js`
        const fileName = `assets/${name}`
        this.emitFile({ type: 'asset', fileName, source: `export default${list}` })
        entry.code = `${code}\naddEventListener("load",()=>import("./${name}").then(l=>{__vite__mapDeps.f=l.default},()=>{}));\n`
      },
    },
  }
}

/** Vite's own line, which begins the entry. */
const line =
  /^const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);/

function takeOutList(code: string): { code: string; list: string } {
  const list = line.exec(code)?.[1]
  if (!list)
    throw new Error('Vite writes the list of files otherwise: see bin/vite/late-page-files.ts.')
  const instead = 'const __vite__mapDeps=(i,m=__vite__mapDeps)=>i.flatMap(i=>m.f?.[i]??[]);'
  return { code: code.replace(line, instead), list }
}
