import { z } from 'zod'
import type { Delivery, Failure, MessageChannel, OutgoingMessage } from './channel.ts'
import { post } from './post.ts'
import { isTokenError, whyZaloRefused } from './zalo-codes.ts'

export interface ZaloSettings {
  readonly apiUrl: string
  /** Our template name to the id of the one approved at Zalo. */
  readonly templates: Readonly<Record<string, string>>
}

export type Access = { outcome: 'ready'; accessToken: string } | Failure

/** Where the short-lived access token comes from. */
export interface ZaloAccess {
  /** One that is good for a while yet. */
  current(signal: AbortSignal): Promise<Access>
  /** Another one than `stale`, which Zalo does not take any more. */
  renew(stale: string, signal: AbortSignal): Promise<Access>
}

const answerShape = z.object({
  error: z.number(),
  data: z.object({ msg_id: z.string().optional() }).nullish(),
})

/** Template messages of Zalo's notification service (ZNS). */
export function zaloChannel(settings: ZaloSettings, access: ZaloAccess): MessageChannel {
  return {
    name: 'zalo',
    send: async (message, signal) => {
      const templateId = settings.templates[message.template]
      if (!templateId) return { outcome: 'refused', code: 'noTemplate', because: 'recipient' }
      const first = await access.current(signal)
      if (first.outcome !== 'ready') return first
      const sent = await postTemplate(settings, templateId, message, first.accessToken, signal)
      if (sent.outcome !== 'refused' || !isTokenError(sent.code)) return sent
      const second = await access.renew(first.accessToken, signal)
      if (second.outcome !== 'ready') return second
      return postTemplate(settings, templateId, message, second.accessToken, signal)
    },
  }
}

async function postTemplate(
  settings: ZaloSettings,
  templateId: string,
  message: OutgoingMessage,
  accessToken: string,
  signal: AbortSignal,
): Promise<Delivery> {
  const posted = await post(
    {
      url: `${settings.apiUrl}/message/template`,
      headers: { access_token: accessToken },
      body: {
        phone: `84${message.phone.slice(1)}`,
        template_id: templateId,
        template_data: message.values,
        tracking_id: message.id,
      },
      signal,
    },
    answerShape,
  )
  if (posted.outcome !== 'answered') return posted
  const { error, data } = posted.answer
  const code = String(error)
  if (error === 0) return { outcome: 'accepted', code, reference: data?.msg_id ?? '' }
  const because = whyZaloRefused(error)
  return because === 'retry' ? { outcome: 'failed', code } : { outcome: 'refused', code, because }
}
