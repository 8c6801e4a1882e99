import { currentBrand } from '#domain/brand/current-brand.ts'
import type { PageMeta } from '#web/page.ts'

/**
 * A page's meta with the picture that is shown where its link is shared: its own, else one that the server draws of
 * its title. As migrations/0086_media_library.sql says the hash (`share_hash`): whatever else is asked for is not drawn.
 */
export async function withSharePicture(meta: PageMeta): Promise<PageMeta> {
  const { image, share } = meta
  if (image || !share) return meta
  // Another look is another address: whoever has kept the old picture asks again.
  const { version } = currentBrand()
  return { ...meta, image: `/media/share/${await hashOf(share)}.jpg?v=${version}` }
}

const hashes = new Map<string, Promise<string>>()
const maxHashes = 1000

/** Browsers' hashing goes through another thread, which takes longer than all else of a page's head. */
function hashOf({ kind, title }: NonNullable<PageMeta['share']>): Promise<string> {
  const named = ['1', kind, title].join('\n')
  const known = hashes.get(named)
  if (known) return known
  if (hashes.size >= maxHashes) hashes.clear()
  const hash = digest(named)
  hashes.set(named, hash)
  return hash
}

async function digest(named: string): Promise<string> {
  const inputs = new TextEncoder().encode(named)
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', inputs))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32)
}
