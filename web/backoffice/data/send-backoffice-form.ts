import { answerToForm } from '#web/form/answer-to-form.ts'
import { ApiError, csrfHeaders } from '#web/api.ts'
import { sendWithProgress } from './send-with-progress.ts'
import { loseStaffSession, sessionNow } from './staff-session.ts'

/** As `callDesk`, for a form with a file. */
export async function sendBackofficeForm<T>(
  path: string,
  body: FormData,
  onProgress?: (part: number) => void,
): Promise<T> {
  const of = sessionNow()
  const headers = await csrfHeaders()
  const url = `/api${path}`
  try {
    return await answerToForm<T>(
      onProgress
        ? sendWithProgress(url, { headers, body }, onProgress)
        : fetch(url, { method: 'POST', headers, body }),
    )
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthenticated') loseStaffSession(of)
    throw error
  }
}
