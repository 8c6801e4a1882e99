import { fillTemplate, type MessageTemplate } from '#domain/notification/templates.ts'
import type { Context } from '../context.ts'
import { insertMessage } from './store.ts'

export interface MessageRequest {
  /** One message a cause: sending it again does nothing. */
  dedupeKey: string
  /** Phone or e-mail. */
  recipient: string
  template: MessageTemplate
  values: Record<string, string>
  /** The one-time code inside, shown apart in the development outbox. */
  code?: string
}

/**
 * Hands a message to its channel. The demo's channel is the local outbox (`/dev/`), where the text
 * is kept; elsewhere only the fact that something was sent is.
 */
export async function sendMessage(ctx: Context, request: MessageRequest): Promise<void> {
  const body = fillTemplate(request.template, request.values)
  const { devTools } = ctx.config
  await insertMessage(ctx.db, {
    dedupe_key: request.dedupeKey,
    recipient: request.recipient,
    channel: 'local',
    template: request.template,
    body: devTools ? body : '',
    code: devTools ? (request.code ?? null) : null,
    status: devTools ? 'sent' : 'failed',
    sent_at: ctx.clock.now(),
  })
  if (!devTools) ctx.log.warn({ template: request.template }, 'no message channel is set up')
}
