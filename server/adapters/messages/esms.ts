import { z } from 'zod'
import type { Delivery, MessageChannel, RefusedBecause } from './channel.ts'
import { post } from './post.ts'

export interface EsmsSettings {
  readonly url: string
  readonly apiKey: string
  readonly secretKey: string
  readonly brandname: string
  /** Where eSMS reports what became of a message; none where it cannot reach us. */
  readonly callbackUrl?: string
}

const customerCare = '2'

const answerShape = z.object({
  CodeResult: z.coerce.string(),
  SMSID: z.string().nullish(),
})

/** SMS under the shop's brand name. The text has no accents: with them every message costs double. */
export function esmsChannel(settings: EsmsSettings): MessageChannel {
  return {
    name: 'sms',
    send: async (message, signal) => {
      const posted = await post(
        {
          url: `${settings.url}/SendMultipleMessage_V4_post_json/`,
          body: {
            ApiKey: settings.apiKey,
            SecretKey: settings.secretKey,
            Content: message.text,
            Phone: message.phone,
            Brandname: settings.brandname,
            SmsType: customerCare,
            IsUnicode: '0',
            Sandbox: '0',
            RequestId: message.id,
            ...(settings.callbackUrl ? { CallbackUrl: settings.callbackUrl } : {}),
          },
          signal,
        },
        answerShape,
      )
      if (posted.outcome !== 'answered') return posted
      return deliveryOf(posted.answer.CodeResult, posted.answer.SMSID ?? '')
    },
  }
}

/** Published result codes; whatever is not here is a fault of our setup. */
const meanings: Readonly<Record<string, RefusedBecause>> = {
  // Blocked, not a number, a network we have no brand name with.
  99: 'recipient',
  108: 'recipient',
  177: 'recipient',
  103: 'quota',
}

function deliveryOf(code: string, reference: string): Delivery {
  // The same request again: the first one was taken, only its answer was lost on the way.
  if (code === '100' || code === '124') return { outcome: 'accepted', code, reference }
  return { outcome: 'refused', code, because: meanings[code] ?? 'setup' }
}
