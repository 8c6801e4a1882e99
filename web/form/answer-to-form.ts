import type { RefusalCode } from '#domain/errors.ts'
import { ApiError, renewProof } from '#web/api.ts'
import { texts } from '#web/texts.ts'

/** The answer to a form with a file, which `api` does not send; fails as a call of `api` does. */
export async function answerToForm<T>(sent: Promise<Response>): Promise<T> {
  const response = await sent.catch(() => {
    throw new ApiError({ status: 0, code: 'offline', message: texts.offline })
  })
  const answer = (await response.json().catch(() => null)) as Answer<T> | null
  if (response.ok && answer?.data) return answer.data
  const { code = 'internal', message = texts.error, fields = {} } = answer?.errors ?? {}
  // The next try goes with a fresh one.
  if (code === 'csrfInvalid') renewProof()
  // A form of this kind has one place for what went wrong.
  const said = Object.values(fields).join('. ')
  throw new ApiError({ status: response.status, code, message: said || message })
}

interface Answer<T> {
  data?: T
  errors?: { code: RefusalCode; message: string; fields?: Record<string, string> }
}
