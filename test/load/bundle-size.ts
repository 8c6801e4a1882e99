import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** What a browser fetches before a page works, brotli-compressed, in bytes. */
export interface FirstLoad {
  page: string
  script: number
  style: number
}

/** The three applications of the browser: each is built apart and has a budget of its own. */
export const applications = {
  shop: {
    entry: 'web/entry-client.tsx',
    manifest: 'manifest.json',
    // The goal of 110 KB (KiB would be 112,640), 1,100 bytes for games' addresses, being measured, the chat and a name
    // that is a setting.
    budget: { script: 111_100, style: 18_200 },
    pages: {
      home: 'web/shop/pages/shop/home.tsx',
      list: 'web/shop/pages/shop/list.tsx',
      product: 'web/shop/pages/shop/product.tsx',
      cart: 'web/shop/pages/cart/cart.tsx',
    },
  },
  pharmacy: {
    entry: 'web/entry-pharmacy.tsx',
    manifest: 'manifest-pharmacy.json',
    budget: { script: 96_200, style: 14_300 },
    pages: {
      home: 'web/pharmacy/pages/home.tsx',
      counter: 'web/pharmacy/pages/earn.tsx',
    },
  },
  backoffice: {
    entry: 'web/entry-backoffice.tsx',
    manifest: 'manifest-backoffice.json',
    // The goal of 160 KB, in KiB.
    budget: { script: 163_840, style: 15_900 },
    pages: {
      orders: 'web/backoffice/pages/orders.tsx',
      employees: 'web/backoffice/pages/employees.tsx',
      product: 'web/backoffice/pages/product.tsx',
      contents: 'web/backoffice/pages/contents.tsx',
      settings: 'web/backoffice/pages/settings.tsx',
    },
  },
} as const
export type ApplicationName = keyof typeof applications

const client = resolve(import.meta.dirname, '../../dist/client')

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

/** The entry, the page's own chunk and everything they import statically, of the built web. */
export function firstLoadSizes(
  application: ApplicationName,
  manifest: Manifest = readManifest(application),
  sizeOf: (file: string) => number = servedSize,
  pages: Readonly<Record<string, string>> = applications[application].pages,
): FirstLoad[] {
  const { entry } = applications[application]
  return Object.entries(pages).map(([page, source]) => {
    const chunks = [...closure(manifest, [entry, source])]
    const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []))
    const total = (files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0)
    return { page, script: total(chunks.map((chunk) => chunk.file)), style: total([...styles]) }
  })
}

function closure(manifest: Manifest, keys: readonly string[], found = new Set<Chunk>()) {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The built web has no ${key}: build it anew (npm run build).`)
    if (found.has(chunk)) continue
    found.add(chunk)
    closure(manifest, chunk.imports ?? [], found)
  }
  return found
}

function readManifest(application: ApplicationName): Manifest {
  const file = join(client, '.vite', applications[application].manifest)
  if (!existsSync(file)) throw new Error('The web is not built: run npm run build first.')
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

function servedSize(file: string): number {
  return brotliCompressSync(readFileSync(join(client, file)), best).length
}
