import { minutes } from '#domain/kernel/durations.ts'
import { answerToForm } from '#web/form/answer-to-form.ts'
import { ApiError } from '#web/api.ts'
import { shrinkPhoto } from '#web/features/photo/small-photo.ts'
import type { StoredPhoto } from '#web/features/survey/photo-keeper.ts'
import { surveyPageTexts } from '#web/features/survey/texts.ts'
import { fetchPharmacy } from '../session/call-pharmacy.ts'

/** A photo on a slow line takes its time; one that hangs is given up and sent again. */
const timeout = minutes(1)

/** Pictures of this page as data addresses, each fetched once: the policy of our pages allows no others. */
const seen = new Map<string, Promise<string>>()

/** A photo made small, as a data address; refuses what is no picture, in words. */
export function readTaken(file: File): Promise<string> {
  return shrinkPhoto(file).catch(() => {
    throw new ApiError({
      status: 400,
      code: 'invalidInput' as const,
      message: surveyPageTexts.photoUnreadable,
    })
  })
}

/** Sends a photo under the id it was taken with, perhaps instead of another. */
export async function uploadPhoto(
  { key: photo, question, address }: Pick<StoredPhoto, 'key' | 'question' | 'address'>,
  { answer, instead }: { answer: number; instead?: string },
): Promise<void> {
  const body = new FormData()
  body.append('file', bytesOf(address), 'anh.jpg')
  const query = new URLSearchParams({ answer: String(answer), question, photo })
  if (instead !== undefined) query.set('instead', instead)
  await answerToForm(fetchPharmacy(`/api/survey/photo?${query}`, { method: 'POST', body }, timeout))
  seen.set(photo, Promise.resolve(address))
}

/** A picture of this pharmacy as an address for `<img>`. */
export function readPhoto(id: string): Promise<string> {
  const known = seen.get(id)
  if (known) return known
  const reading = fetchPhoto(id)
  seen.set(id, reading)
  // What could not be had is asked for again.
  reading.catch(() => seen.delete(id))
  return reading
}

async function fetchPhoto(id: string): Promise<string> {
  const response = await fetchPharmacy(`/api/survey/photo/${id}`)
  if (!response.ok) throw new Error(`picture ${id}: ${response.status}`)
  return addressOf(await response.blob())
}

function bytesOf(address: string): Blob {
  const text = atob(address.slice(address.indexOf(',') + 1))
  return new Blob([Uint8Array.from(text, (sign) => sign.charCodeAt(0))], { type: 'image/jpeg' })
}

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new Error('the picture could not be read')))
    reader.readAsDataURL(blob)
  })
}
