import type { RefusalCode } from '#domain/errors.ts'
import { ApiError, proofHeaders } from '#web/api.ts'
import { texts } from '#web/texts.ts'

/** Sends one photo; gives the stem under which all its sizes are found. */
export async function uploadPicture(photo: File): Promise<string> {
  const body = new FormData()
  body.append('file', photo)
  const response = await fetch('/api/file/upload', {
    method: 'POST',
    headers: await proofHeaders(),
    body,
  }).catch(() => {
    throw new ApiError({ status: 0, code: 'offline', message: texts.offline })
  })
  const answer = (await response.json().catch(() => null)) as Answer | null
  if (response.ok && answer?.data) return answer.data.stem
  const { code = 'internal', message = texts.error, fields } = answer?.errors ?? {}
  throw new ApiError({ status: response.status, code, message: fields?.file ?? message })
}

interface Answer {
  data?: { stem: string }
  errors?: { code: RefusalCode; message: string; fields?: Record<string, string> }
}
