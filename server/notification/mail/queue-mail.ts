import { emailField } from '#domain/kernel/fields.ts'
import type { MailLines, MailParts } from '#domain/notification/mail.ts'
import type { MailTemplate } from '#domain/notification/mail-templates.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { appendEvent } from '../../platform/outbox.ts'
import { seal } from '../../platform/sealed.ts'
import { insertQueued, mailKeyOf } from './mail-queries.ts'
import { addressHashes, isRefusedAddress } from './refusals.ts'
import { composeMail } from './compose-mail.ts'
import type { RenderedMail } from './render-mail.ts'
import { mailTexts as texts } from './texts.ts'
import { mailChannels } from './mail-channels.ts'

export interface MailRequest {
  /** One mail a cause: queueing it again does nothing. */
  dedupeKey: string
  to: string
  template: MailTemplate
  values: Readonly<Record<string, string>>
  table?: MailLines
  /** Of the vaccine-centre shop. */
  isVaccine?: boolean
  /** Whose consent it needs, still when it goes out, and where that is withdrawn with one press. */
  consent?: { memberId: number; endToken: string }
  /** Words that are tried before they are saved; marked as a trial. */
  trial?: Partial<MailParts>
  /** About an order: beyond what such mails may be to one address it is given up. */
  isOrders?: boolean
}

/** What is sealed until a mail has gone out. */
export interface SealedMail extends RenderedMail {
  /** With it mail readers end it themselves. */
  endToken: string | null
  isOrders: boolean
}

/**
 * Writes a mail and the event that sends it, in the transaction given; nothing for a template that is never mailed,
 * an address that is none or has refused mail, or where nobody carries any. It never throws for those: whatever it
 * goes with goes on.
 */
export async function queueMail(
  ctx: Pick<Context, 'config' | 'clock'>,
  db: Db,
  request: MailRequest,
): Promise<void> {
  const address = emailField.safeParse(request.to)
  if (!address.success || mailChannels(ctx.config).length === 0) return
  const { secretKey, devTools } = ctx.config
  const endToken = request.consent?.endToken ?? null
  const composed = await composeMail(ctx, db, { ...request, endToken, own: request.trial })
  if (!composed) return
  const rendered = request.trial
    ? { ...composed, subject: texts.trial(composed.subject) }
    : composed
  if (await isRefusedAddress(db, addressHashes(ctx.config, address.data))) return
  const sealed: SealedMail = { ...rendered, endToken, isOrders: request.isOrders ?? false }
  const id = await insertQueued(db, {
    dedupe_key: mailKeyOf(request.dedupeKey),
    recipient: address.data,
    template: request.template,
    member_id: request.consent?.memberId ?? null,
    sealed: seal(secretKey, 'mail', JSON.stringify(sealed)),
    ...(devTools
      ? { body: rendered.text, subject: rendered.subject, html: rendered.html }
      : { body: '' }),
    status: 'waiting',
    sent_at: ctx.clock.now(),
  })
  if (id !== null) await appendEvent(db, 'mail.due', { messageId: id })
}
