import { ApiError } from '#web/api.ts'

/** Whether a call failed with this refusal. */
export function isRefused(error: unknown, code: ApiError['code']): error is ApiError {
  return error instanceof ApiError && error.code === code
}
