import { z } from 'zod'

/** What a browser says when it subscribes; whose service its address may be of, `isPushService` says. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{20,200}=*$/),
    auth: z.string().regex(/^[\w-]{8,100}=*$/),
  }),
})
export type PushSubscriptionInput = z.output<typeof pushSubscription>
