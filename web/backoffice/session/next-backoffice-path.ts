import { backofficePaths } from '#web/backoffice/paths.ts'
import { isBackofficePath } from '#web/paths.ts'

/** Where to after a login: a page of the back office, whatever the address says, and not the login again. */
export function nextBackofficePath(wanted: string | null): string {
  const isOurs = wanted !== null && isBackofficePath(wanted) && !wanted.includes('\\')
  return isOurs && !wanted.startsWith(backofficePaths.login()) ? wanted : backofficePaths.home()
}
