import type { LibraryDetail, UploadedPicture } from '#domain/media/api.ts'
import { ApiError } from '#web/api.ts'
import { sendBackofficeForm } from '../data/send-backoffice-form.ts'

/** From 0 to 1 while the bytes go; at 1 the picture is drawn. */
export type OnProgress = (part: number) => void

/** Sends one photo into the library. */
export function sendPicture(photo: File, onProgress?: OnProgress): Promise<UploadedPicture> {
  return whenFree(() => sendBackofficeForm('/file/upload', formOf(photo), onProgress))
}

/** Gives a picture of the library another file. */
export function sendReplacement(
  { id, version, reason }: { id: number; version: number; reason: string },
  photo: File,
): Promise<LibraryDetail> {
  const body = formOf(photo, { version: String(version), reason })
  return sendBackofficeForm(`/admin/pictures/${id}/file`, body)
}

/** Fields go before the file, so that they are known when it comes. */
function formOf(photo: File, fields: Record<string, string> = {}): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', photo)
  return body
}

const tries = 3
const pause = 5000

/** Pictures are drawn one after the other: when many wait, this one comes again a moment later. */
async function whenFree<T>(send: () => Promise<T>): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await send()
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code === 'busy'
      if (!isBusy || left <= 1) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
