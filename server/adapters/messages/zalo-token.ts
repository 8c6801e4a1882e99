import { z } from 'zod'
import type { Failure } from './channel.ts'
import { post } from './post.ts'

export interface ZaloApp {
  readonly oauthUrl: string
  readonly appId: string
  readonly appSecret: string
}

export interface ZaloTokens {
  accessToken: string
  refreshToken: string
  /** Seconds. */
  expiresIn: number
}

/** Zalo's own lifetime of an access token, where the answer does not say. */
const usualLifetime = 90_000

const answerShape = z.object({
  access_token: z.string().min(1).optional(),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.coerce.number().int().positive().catch(usualLifetime),
  error: z.number().optional(),
})

/** A refresh token is dead once it was used: the new pair must be kept before anything else. */
export async function refreshZaloToken(
  app: ZaloApp,
  refreshToken: string,
  signal: AbortSignal,
): Promise<({ outcome: 'renewed' } & ZaloTokens) | Failure> {
  const posted = await post(
    {
      url: `${app.oauthUrl}/v4/oa/access_token`,
      headers: { secret_key: app.appSecret },
      body: new URLSearchParams({
        refresh_token: refreshToken,
        app_id: app.appId,
        grant_type: 'refresh_token',
      }),
      signal,
    },
    answerShape,
  )
  if (posted.outcome !== 'answered') return posted
  const { access_token, refresh_token, expires_in, error } = posted.answer
  if (!access_token || !refresh_token) {
    return { outcome: 'refused', code: `token${error ?? 'Missing'}`, because: 'setup' }
  }
  return {
    outcome: 'renewed',
    accessToken: access_token,
    refreshToken: refresh_token,
    expiresIn: expires_in,
  }
}
