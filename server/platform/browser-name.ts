import { days } from '#domain/kernel/durations.ts'
import type { Caller } from '../context.ts'
import { generateToken } from './random-token.ts'

/** As long as browsers keep a cookie. */
const nameLifetime = days(400)

/** Names the browser that asks, so that it is known again; a call in process has none. */
export function nameBrowser({
  browser,
  browserCookie,
}: Pick<Caller, 'browser' | 'browserCookie'>): string | undefined {
  if (!browserCookie) return undefined
  const name = browser ?? generateToken()
  browserCookie.set(name, nameLifetime)
  return name
}
