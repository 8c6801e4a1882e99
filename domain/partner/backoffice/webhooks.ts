import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { rowIdField, versionField } from '../../kernel/fields.ts'
import { reasonField } from '../../staff/fields.ts'
import { topicsField, webhookUrlField } from '../fields.ts'
import { deliveryStates, webhookReasons, webhookStates, webhookTopicNames } from '../webhooks.ts'

export const webhookSchema = z.object({
  id: z.int(),
  version: z.int(),
  url: z.string(),
  topics: z.array(z.enum(webhookTopicNames)),
  /** Names and phones go along. */
  personal: z.boolean(),
  state: z.enum(webhookStates),
  /** Why it is paused or ended; empty while it is active. */
  why: z.enum(webhookReasons),
  /** Since when nothing arrived. */
  failing_since: z.string().optional(),
  created_at: z.string(),
  created_by: z.string(),
  /** Events that are still to be sent. */
  waiting: z.int(),
})
export type Webhook = z.output<typeof webhookSchema>

export const webhookDeliverySchema = z.object({
  id: z.int(),
  event: z.string(),
  kind: z.string(),
  object: z.string(),
  at: z.string(),
  state: z.enum(deliveryStates),
  tries: z.int(),
  last_at: z.string().optional(),
  last_status: z.int().optional(),
  /** A word about what went wrong. */
  last_error: z.string().optional(),
  last_ms: z.int().optional(),
})
export type WebhookDelivery = z.output<typeof webhookDeliverySchema>

const webhookFields = {
  url: webhookUrlField,
  topics: topicsField,
  personal: z.boolean().default(false),
}
const deliveryId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const common = {
  realm: 'staff',
  permission: 'partners.edit',
  errorsShownInPlace: true,
  errors: ['notFound', 'conflict'],
} as const

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/admin/partners/{id}/webhooks',
  realm: 'staff',
  permission: 'partners.read',
  summary: 'Where a partner is told of what, and how that goes',
  input: z.object({ id: rowIdField }),
  output: z.array(webhookSchema),
  errors: [],
})

export const addWebhook = endpoint({
  ...common,
  method: 'POST',
  path: '/admin/partners/{id}/webhooks',
  summary: 'Another address that is told of events; the secret that signs them is told once',
  input: z.object({ id: rowIdField, ...webhookFields, reason: reasonField }),
  output: z.object({ webhook: webhookSchema, secret: z.string() }),
})

export const changeWebhook = endpoint({
  ...common,
  method: 'PUT',
  path: '/admin/webhooks/{id}',
  summary: 'Where events go and which; what waits goes to the new address',
  input: z.object({
    id: rowIdField,
    ...webhookFields,
    version: versionField,
    reason: reasonField,
  }),
  output: webhookSchema,
  current: webhookSchema,
})

export const setWebhookState = endpoint({
  ...common,
  method: 'POST',
  path: '/admin/webhooks/{id}/state',
  summary: 'Pauses a webhook, whose events wait, or lets it go on',
  input: z.object({ id: rowIdField, active: z.boolean(), reason: reasonField }),
  output: webhookSchema,
})

export const renewWebhookSecret = endpoint({
  ...common,
  method: 'POST',
  path: '/admin/webhooks/{id}/secret',
  summary: 'A new secret; the one before signs too for a day',
  input: z.object({ id: rowIdField, reason: reasonField }),
  output: z.object({ secret: z.string() }),
})

export const testWebhook = endpoint({
  ...common,
  method: 'POST',
  path: '/admin/webhooks/{id}/test',
  summary: 'Sends an event of the kind `test.ping`',
  input: z.object({ id: rowIdField }),
  output: z.object({ ok: z.literal(true) }),
})

export const replayWebhook = endpoint({
  ...common,
  method: 'POST',
  path: '/admin/webhooks/{id}/replay',
  summary: 'Sends deliveries again, from one to another, with the ids they had',
  input: z.object({ id: rowIdField, first: deliveryId, last: deliveryId, reason: reasonField }),
  output: z.object({ replayed: z.int() }),
})

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/admin/webhooks/{id}/deliveries',
  realm: 'staff',
  permission: 'partners.read',
  summary: 'What was sent to a webhook and how it ended, newest first',
  input: z.object({
    id: rowIdField,
    state: z.enum(deliveryStates).optional(),
    before: deliveryId.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  output: z.object({ items: z.array(webhookDeliverySchema), more: z.boolean() }),
  errors: [],
})
