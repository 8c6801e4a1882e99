import sharp, { type Sharp } from 'sharp'
import { Refusal } from '#domain/errors.ts'
import { inDrawingQueue } from './drawing-queue.ts'

/** Phones take 12 megapixels. */
const usualPixels = 16_000_000
/** What a drawing (SVG) names would be fetched while it is drawn. */
const photoFormats = new Set(['jpeg', 'png', 'webp'])

export interface SentPhoto {
  bytes: Buffer
  /** Who sent it: senders take turns. */
  whose: string
  /** What is said at which field when it is no photo. */
  unreadable: Record<string, string>
  /** Where more than a phone's are taken. */
  maxPixels?: number
  /** Said before anything is decoded, in the same turn. */
  inspect?: (bytes: Buffer) => Promise<unknown>
}

/**
 * Decodes a photo that somebody sent and lets `work` draw it anew: what is kept is a picture and
 * nothing else, without where and when it was taken. Refuses `invalidInput` for whatever is no JPEG, PNG
 * or WebP of at most 16 megapixels, and `busy` when too many wait.
 */
export function drawAnew<T>(
  { bytes, whose, unreadable, maxPixels = usualPixels, inspect }: SentPhoto,
  work: (photo: Sharp) => Promise<T>,
): Promise<T> {
  return inDrawingQueue(whose, async () => {
    await inspect?.(bytes)
    return draw(bytes, maxPixels, work).catch((error: unknown) => {
      if (isOurFault(error)) throw error
      throw new Refusal('invalidInput', { fields: unreadable })
    })
  })
}

/** The library tells of a picture by plain errors; a mistake in `work` or a lack of memory is no sender's. */
function isOurFault(error: unknown): boolean {
  return !(error instanceof Error) || error.constructor !== Error || /memory/i.test(error.message)
}

async function draw<T>(
  bytes: Buffer,
  maxPixels: number,
  work: (photo: Sharp) => Promise<T>,
): Promise<T> {
  const photo = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
  const { format } = await photo.metadata()
  if (!photoFormats.has(format)) throw new Error(`a ${format} is no photo`)
  return work(photo.rotate())
}
