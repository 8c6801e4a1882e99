import { mailEndFormPath } from '#domain/notification/mail-end-path.ts'
import { maskAddress } from '#domain/notification/mail-refusals.ts'
import { mailTexts, type MailTemplate } from '#domain/notification/mail-templates.ts'
import type { MessagePurpose } from '#domain/notification/templates.ts'
import type { OutgoingMail } from '../../adapters/messages/channel.ts'
import type { Context } from '../../context.ts'
import { withFormer } from '../../platform/keys/keyring.ts'
import { unseal } from '../../platform/sealed.ts'
import { readSetting } from '../../settings/index.ts'
import { isResting } from '../channel-rest.ts'
import { deliver, mailTimeout } from '../deliver.ts'
import { messageFigures } from '../figures.ts'
import { noteAttempt } from '../note-attempt.ts'
import { settleMessage, type Taken } from '../queries.ts'
import { requestIdOf } from '../request-id.ts'
import { MessageNotSent } from '../send-message.ts'
import { takeOrderTurn } from '../spend-guard.ts'
import { mailChannels } from './mail-channels.ts'
import { claimQueued } from './mail-queries.ts'
import { addressHashes, hashAddress, isRefusedAddress, noteRefusedAddress } from './refusals.ts'
import type { SealedMail } from './queue-mail.ts'

/** Whether the member still agrees to mail of this purpose at this address. */
export type StillWanted = (
  memberId: number,
  purpose: MessagePurpose,
  address: string,
) => Promise<boolean>

/**
 * Sends one mail that was queued; a `MessageNotSent` brings its job back. However often that is, its number stays
 * the same, so that a server or a reader knows a repetition.
 */
export async function sendMail(ctx: Context, id: number, stillWanted: StillWanted): Promise<void> {
  const claimed = await claimQueued(ctx.db, id, ctx.clock.now())
  if (claimed === 'ended') return
  if (claimed === 'held') throw new MessageNotSent('somebody is at it')
  const { recipient, member_id: memberId, sealed } = claimed
  const template = claimed.template as MailTemplate
  const mail = readSealed(ctx, sealed)
  const { purpose } = mailTexts[template]
  const isWanted = memberId === null || (await stillWanted(memberId, purpose, recipient))
  const end = mail && isWanted ? await carry(ctx, { id, recipient, template }, mail) : 'unwanted'
  const taken = typeof end === 'string' ? null : end
  const status = taken ? 'sent' : end === 'later' ? 'waiting' : 'failed'
  await settleMessage(ctx.db, { id, status, now: ctx.clock.now(), taken })
  if (taken || end === 'unwanted') return
  const facts = { messageId: id, template, why: end }
  if (end === 'later') {
    ctx.log.warn(facts, 'mail not sent yet')
    throw new MessageNotSent(`mail ${id}: later`)
  }
  messageFigures(ctx.metrics.registry).unsent.inc({ template })
  ctx.log.error(facts, 'mail not sent')
}

interface DueMail {
  id: number
  recipient: string
  template: MailTemplate
}

type End = Taken | 'later' | 'refused' | 'tooMany'

async function carry(ctx: Context, due: DueMail, mail: SealedMail): Promise<End> {
  const { id, recipient, template } = due
  if (await isRefusedAddress(ctx.db, addressHashes(ctx.config, recipient))) return 'refused'
  const turn = mail.isOrders
    ? await takeOrderTurn(ctx, { phone: recipient, memberId: null })
    : undefined
  if (turn === null) return 'tooMany'
  let end: End = 'later'
  try {
    const { taken, isTemporary, refusedBy } = await deliver(
      mailChannels(ctx.config),
      await outgoing(ctx, id, recipient, mail),
      mailTimeout,
      {
        note: (channel, delivery) => noteAttempt(ctx, id, template, channel, delivery),
        isResting: (channel) => isResting(ctx, channel),
      },
    )
    if (refusedBy?.outcome === 'refused' && refusedBy.because === 'recipient') {
      await noteRefusedAddress(ctx.db, {
        hash: hashAddress(ctx.config.secretKey, recipient),
        kind: 'bounced',
        shown: maskAddress(recipient),
        code: refusedBy.code,
        at: ctx.clock.now(),
      })
    }
    end = taken ?? (isTemporary || refusedBy === null ? 'later' : 'refused')
    return end
  } finally {
    // One that comes again from its job counts once.
    if (typeof end === 'string') await turn?.giveBack()
  }
}

async function outgoing(
  ctx: Context,
  id: number,
  to: string,
  { subject, html, text, endToken }: SealedMail,
): Promise<OutgoingMail> {
  const { secretKey, publicUrl, messages } = ctx.config
  const { brandName, email } = await readSetting(ctx.db, 'shop')
  const { hostname } = new URL(publicUrl)
  return {
    messageId: `<${requestIdOf(secretKey, id)}@${hostname}>`,
    from: { name: brandName, address: messages?.mail?.from ?? email },
    to,
    ...(email && { replyTo: email }),
    subject,
    html,
    text,
    ...(endToken && { unsubscribe: publicUrl + mailEndFormPath(endToken) }),
  }
}

/** Null where it was sealed with another key: nobody can say any more what it was. */
function readSealed({ config }: Context, sealed: Buffer | null): SealedMail | null {
  const text = sealed && unseal(withFormer(config), 'mail', sealed)
  return text ? (JSON.parse(text) as SealedMail) : null
}
