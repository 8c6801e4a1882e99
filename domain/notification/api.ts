import { z } from 'zod'
import { endpoint } from '../contract.ts'

/** eSMS's callback; it asks with the parameters of its own documentation. */
export const reportSmsState = endpoint({
  method: 'GET',
  path: '/message/sms-state',
  realm: 'member',
  guests: true,
  summary: 'What became of an SMS, told by the provider',
  input: z.object({
    /** Ours, and known to the provider alone. */
    RequestId: z.string().max(60),
    SMSID: z.string().max(100).default(''),
    /** 4 refused, 5 sent; the others are on the way. */
    SendStatus: z.string().max(4),
    SendFailed: z.coerce.number().int().min(0).default(0),
  }),
  output: z.object({ noted: z.boolean() }),
  errors: ['notFound'],
})
