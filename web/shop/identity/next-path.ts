import { paths } from '#web/paths.ts'

/** Where to after a login: a page of ours, whatever the address says. */
export function nextPath(wanted: string | null): string {
  return wanted && /^\/(?![/\\])/.test(wanted) && !wanted.includes('\\') ? wanted : paths.profile()
}
