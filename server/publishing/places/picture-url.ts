import { pictureOfStem } from '#domain/kernel/picture.ts'

/** Where a picture lies: by its stem in a width, a file of its own as it is; empty for none. */
export function pictureUrl(picture: { src: string } | null, width = 960): string {
  if (!picture) return ''
  const { src } = picture
  if (/\.\w{3,4}$/.test(src)) return `/${src.replace(/^\/+/, '')}`
  return pictureOfStem(src, width)
}
