import { readScannedCode } from '#domain/genuine/scanned-code.ts'
import { openReader } from './reader.ts'

/** The code that is looked for in what a camera read; null for a code of another kind. */
export type ReadCode = (text: string) => string | null

/** Between two looks; a phone gets warm otherwise. */
const pauseMs = 120

/**
 * Looks at the camera's picture until it is left, or until `tell` has had enough (false). Told is every
 * look that shows something: the genuine-goods code, or null for a code of another kind. Rejects when the
 * reader itself does not work.
 */
export async function watchCodes(
  video: HTMLVideoElement,
  left: AbortSignal,
  tell: (code: string | null) => boolean,
  read: ReadCode = readScannedCode,
): Promise<void> {
  const reader = await openReader()
  try {
    while (!left.aborted) {
      if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0) {
        const texts = await reader.read(video)
        if (left.aborted) return
        if (texts.length > 0 && !tell(firstCode(texts, read))) return
      }
      await new Promise((done) => setTimeout(done, pauseMs))
    }
  } finally {
    reader.close()
  }
}

export function firstCode(
  texts: readonly string[],
  read: ReadCode = readScannedCode,
): string | null {
  return texts.map(read).find((code) => code !== null) ?? null
}
