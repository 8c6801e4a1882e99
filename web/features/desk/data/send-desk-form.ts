import { answerToForm } from '#web/answer-to-form.ts'
import { ApiError, proofHeaders } from '#web/api.ts'
import { loseStaffSession } from '../session/staff-session.ts'

/** As `callDesk`, for a form with a file. */
export async function sendDeskForm<T>(path: string, body: FormData): Promise<T> {
  const headers = await proofHeaders()
  try {
    return await answerToForm<T>(fetch(`/api${path}`, { method: 'POST', headers, body }))
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthenticated') loseStaffSession()
    throw error
  }
}
