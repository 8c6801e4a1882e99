import { isRefused } from '#web/api.ts'
import { explainInNotice } from '#web/form/use-attempt.ts'

/** Whether nobody is logged in any more; a notice has told why not. */
export async function logOut(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call()
  } catch (error) {
    // A session that is dead already is what was wanted.
    if (!isRefused(error, 'unauthenticated')) {
      explainInNotice(error)
      return false
    }
  }
  return true
}
