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
  for (const [source, chunk] of Object.entries(manifest)) {
    const page = pageOf(source)
    if (page) chunks[page] = [chunk, ...importsOf(manifest, chunk)].map((one) => `/${one.file}`)
  }
  return chunks
}

/** `backoffice/login` for `web/backoffice/pages/login.tsx`; the shop's pages go by their path alone. */
function pageOf(source: string): string | null {
  const [, application, page] = /^web\/(\w+)\/pages\/(.+)\.tsx$/.exec(source) ?? []
  if (!page) return null
  return application === 'shop' ? page : `${application}/${page}`
}

function importsOf(manifest: Manifest, chunk: ManifestChunk): ManifestChunk[] {
  const direct = (chunk.imports ?? []).map((key) => manifest[key]!).filter((one) => !one.isEntry)
  return direct.flatMap((one) => [one, ...importsOf(manifest, one)])
}
