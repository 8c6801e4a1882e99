import { expect } from 'vitest'
import type { Context } from '#server/context.ts'
import { makeUser, totpCodeAt } from '#server/staff/index.ts'
import type { KilledShop } from './killed-shop.ts'

/** What an answer holds; null when the server was killed under the request. */
export type Call = <T>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<T | null>

/** Somebody of the back office who was invited and has logged in to a shop that will be killed. */
export async function inviteAdmin(
  shop: KilledShop,
  ctx: Context,
  username: string,
): Promise<{ token: string; call: Call }> {
  const person = { username, full_name: 'Trần Thị Bình', role: 'admin' as const }
  const made = await ctx.db.transaction().execute((trx) => makeUser(ctx, trx, person))
  const { token } = made!.invitation
  const open = callAs(shop, '')
  const opened = await open<{ totp: { secret: string } }>('POST', '/admin/auth/invitation', {
    token,
  })
  const totp = totpCodeAt(opened!.totp.secret, new Date())
  const accepted = await open<{ accessToken: string }>('POST', '/admin/auth/invitation/accept', {
    token,
    password: 'mười hai con giáp',
    totp,
  })
  return { token: accepted!.accessToken, call: callAs(shop, accepted!.accessToken) }
}

function callAs(shop: KilledShop, token: string): Call {
  return async <T>(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) => {
    try {
      const response = await fetch(`${shop.origin()}/api${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        body: body && JSON.stringify(body),
      })
      const answer = (await response.json()) as { data: T }
      expect(response.status, JSON.stringify(answer)).toBe(200)
      return answer.data
    } catch (error) {
      // The server was killed under it, in the answer's head or in its body.
      if (error instanceof TypeError || error instanceof SyntaxError) return null
      throw error
    }
  }
}
