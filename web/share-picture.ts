import type { PageMeta } from '#web/page.ts'

/**
 * A page's meta with the picture that is shown where its link is shared: its own, else one that the server draws of
 * its title. As migrations/0086_media_library.sql says the hash (`share_hash`): whatever else is asked for is not drawn.
 */
export async function withSharePicture(meta: PageMeta): Promise<PageMeta> {
  const { image, share } = meta
  if (image || !share) return meta
  const inputs = new TextEncoder().encode(['1', share.kind, share.title].join('\n'))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', inputs))
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { ...meta, image: `/media/share/${hash.slice(0, 32)}.jpg` }
}
