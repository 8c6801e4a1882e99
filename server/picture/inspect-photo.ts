import sharp from 'sharp'
import { Refusal } from '#domain/errors.ts'
import { maxMegapixels, maxStretch } from '#domain/media/api.ts'
import { mediaTexts as texts } from '#domain/media/texts.ts'

export const maxLibraryPixels = maxMegapixels * 1_000_000

/**
 * How large a photo is, told by its head alone: nothing is decoded yet. Refuses `invalidInput` with the reason at
 * `file`: what its bytes are decides, whatever it is called.
 */
export async function inspectPhoto(bytes: Buffer): Promise<{ width: number; height: number }> {
  const reason = typeProblem(bytes)
  if (reason) refuse(reason)
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse(texts.broken))
  if ((head.pages ?? 1) > 1) refuse(texts.moving)
  const { width, height } = head.autoOrient
  if (width * height > maxLibraryPixels) refuse(texts.tooManyPixels(maxMegapixels))
  if (Math.max(width, height) > maxStretch * Math.min(width, height)) {
    refuse(texts.tooLong(maxStretch))
  }
  return { width, height }
}

function typeProblem(bytes: Buffer): string | null {
  const start = bytes.subarray(0, 1024).toString('latin1')
  if (/^(?:\u00ef\u00bb\u00bf)?\s*<|<svg|<\?xml/i.test(start)) return texts.drawing
  if (/^.{4}ftyp(?:hei|hev|mif1|msf1|avi)/s.test(start)) return texts.ofPhone
  if (start.startsWith('GIF8')) return texts.moving
  if (start.startsWith('\u0089PNG\r\n\u001a\n')) return isMovingPng(bytes) ? texts.moving : null
  const isPhoto = start.startsWith('\u00ff\u00d8\u00ff') || /^RIFF.{4}WEBP/s.test(start)
  return isPhoto ? null : texts.wrongType
}

/** Its frames are announced before its first data. */
function isMovingPng(bytes: Buffer): boolean {
  const frames = bytes.indexOf('acTL')
  return frames !== -1 && frames < bytes.indexOf('IDAT')
}

function refuse(reason: string): never {
  throw new Refusal('invalidInput', { message: reason, fields: { file: reason } })
}
