import sharp, { type Sharp } from 'sharp'

/** Phones take 12 megapixels. */
const mostPixels = 16_000_000
/** What a drawing (SVG) names would be fetched while it is drawn. */
const photoFormats = new Set(['jpeg', 'png', 'webp'])

let last: Promise<unknown> = Promise.resolve()

/**
 * Decodes a photo that somebody sent and lets `work` draw it anew: what is kept is a picture and
 * nothing else, without where and when it was taken. One at a time: a picture takes a hundred times
 * its bytes of memory. Throws for whatever is no JPEG, PNG or WebP of at most 16 megapixels.
 */
export function drawAnew<T>(bytes: Buffer, work: (photo: Sharp) => Promise<T>): Promise<T> {
  const drawn = last.then(async () => {
    const photo = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    const { format } = await photo.metadata()
    if (!photoFormats.has(format)) throw new Error(`a ${format} is no photo`)
    return work(photo.rotate())
  })
  last = drawn.catch(() => undefined)
  return drawn
}
