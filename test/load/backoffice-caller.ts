import { demoLogins } from '#seed/demo-logins.ts'
import { systemClock } from '#server/platform/clock.ts'
import { totpCodeAt } from '#server/staff/index.ts'
import type { Shop } from './processes.ts'

/** The demo's administrator in the back office of a running shop. */
export interface BackofficeCaller {
  headers: Record<string, string>
  fetch(path: string): Promise<Response>
}

export async function logInToBackoffice({ port }: Shop): Promise<BackofficeCaller> {
  const { username, password, totp_secret: secret } = demoLogins.admin
  const root = `http://127.0.0.1:${port}`
  const answer = await fetch(`${root}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password, totp: totpCodeAt(secret, systemClock.now()) }),
  })
  if (!answer.ok) throw new Error(`The desk cannot be entered: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { accessToken: string } }
  const headers = { authorization: `Bearer ${data.accessToken}` }
  return { headers, fetch: (path) => fetch(root + path, { headers }) }
}
