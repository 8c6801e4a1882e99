export interface ManifestChunk {
  file: string
  src?: string
  css?: string[]
  /** Scripts of workers. */
  assets?: string[]
  imports?: string[]
  isEntry?: boolean
}
export type Manifest = Record<string, ManifestChunk>

/** By page, as the applications' routes name them: its own chunk and what that imports beside the entry. */
export function chunksOf(manifest: Manifest): Record<string, string[]> {
  const chunks: Record<string, string[]> = {}
  const pathOf = new Map(Object.values(manifest).map((chunk) => [chunk, `/${chunk.file}`]))
  for (const [source, chunk] of Object.entries(manifest)) {
    const page = pageOf(source)
    if (page) chunks[page] = [...withImports(manifest, chunk)].map((one) => pathOf.get(one)!)
  }
  return chunks
}

/** `backoffice/login` for `web/backoffice/pages/login.tsx`; the shop's pages go by their path alone. */
function pageOf(source: string): string | null {
  const [, application, page] = /^web\/(\w+)\/pages\/(.+)\.tsx$/.exec(source) ?? []
  if (!page) return null
  return application === 'shop' ? page : `${application}/${page}`
}

/** Each once, however many import it. */
function withImports(
  manifest: Manifest,
  chunk: ManifestChunk,
  found = new Set<ManifestChunk>(),
): Set<ManifestChunk> {
  found.add(chunk)
  for (const key of chunk.imports ?? []) {
    const one = manifest[key]!
    if (!one.isEntry && !found.has(one)) withImports(manifest, one, found)
  }
  return found
}
