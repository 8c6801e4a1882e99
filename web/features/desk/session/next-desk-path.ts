import { deskPaths } from '#web/desk-paths.ts'
import { isDeskPath } from '#web/paths.ts'

/** Where to after a login: a page of the desk, whatever the address says, and not the login again. */
export function nextDeskPath(wanted: string | null): string {
  const isOurs = wanted !== null && isDeskPath(wanted) && !wanted.includes('\\')
  return isOurs && !wanted.startsWith(deskPaths.login()) ? wanted : deskPaths.home()
}
