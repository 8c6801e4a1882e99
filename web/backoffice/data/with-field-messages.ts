import { ApiError } from '#web/api.ts'

/** A dialog has one place for what went wrong: what the server says of single fields is said there. */
export async function withFieldMessages<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const messages = [...new Set(Object.values(error.fields))]
    if (messages.length === 0) throw error
    const { status, code, fields } = error
    throw new ApiError({ status, code, fields, message: messages.join('. ') })
  }
}
