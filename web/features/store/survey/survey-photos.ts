import type { RefusalCode } from '#domain/errors.ts'
import type { SurveyPhoto } from '#domain/survey/api.ts'
import { ApiError } from '#web/api.ts'
import { shrinkPhoto } from '#web/features/earn/report/small-photo.ts'
import { surveyPageTexts } from '#web/features/survey/texts.ts'
import { texts } from '#web/texts.ts'
import { fetchStore } from '../call-store.ts'

/** Pictures of this page as data addresses: the policy of our pages allows no others. */
const seen = new Map<string, string>()

/** Makes a photo small and sends it; its id. */
export async function sendPhoto(answer: number, question: string, file: File): Promise<string> {
  const address = await shrinkPhoto(file).catch(() => {
    throw new ApiError({
      ...{ status: 400, code: 'invalidInput' as const },
      message: surveyPageTexts.photoUnreadable,
    })
  })
  const body = new FormData()
  body.append('file', bytesOf(address), 'anh.jpg')
  const query = new URLSearchParams({ answer: String(answer), question })
  const { id } = await answerOf(`/api/survey/photo?${query}`, { method: 'POST', body })
  seen.set(id, address)
  return id
}

/** A picture of this store as an address for `<img>`. */
export async function readPhoto(id: string): Promise<string> {
  const known = seen.get(id)
  if (known) return known
  const response = await fetchStore(`/api/survey/photo/${id}`)
  if (!response.ok) throw new Error(`picture ${id}: ${response.status}`)
  const address = await addressOf(await response.blob())
  seen.set(id, address)
  return address
}

async function answerOf(path: string, init: RequestInit): Promise<SurveyPhoto> {
  const response = await fetchStore(path, init).catch(() => {
    throw new ApiError({ status: 0, code: 'offline', message: texts.offline })
  })
  const answer = (await response.json().catch(() => null)) as Answer | null
  if (response.ok && answer?.data) return answer.data
  const { code = 'internal', message = texts.error, fields } = answer?.errors ?? {}
  throw new ApiError({ status: response.status, code, message: fields?.file ?? message })
}

interface Answer {
  data?: SurveyPhoto
  errors?: { code: RefusalCode; message: string; fields?: Record<string, string> }
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
