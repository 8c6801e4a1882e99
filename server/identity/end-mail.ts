import { z } from 'zod'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { getMailEnd, mailEndToken } from '#domain/identity/account-data/api.ts'
import { maskAddress } from '#domain/notification/mail-refusals.ts'
import { mailEndPath } from '#domain/notification/mail-end-path.ts'
import type { Caller, Context } from '../context.ts'
import { hashAddress, noteRefusedAddress } from '../notification/index.ts'
import type { Db } from '../platform/db.ts'
import { route, type App } from '../platform/http/app.ts'
import { rawRoute } from '../platform/http/raw-route.ts'
import { readForms } from '../platform/http/read-forms.ts'
import { recordConsents } from './consents.ts'
import { findMember, lockMember } from './member-queries.ts'
import { readUnsubscribeToken, type MailEnd } from './unsubscribe-token.ts'

/** Ending mail with one press, from the page behind a mail's link or from the mail reader itself (RFC 8058). */
export function mailEndRoutes(app: App): void {
  route(app, getMailEnd, showEnd)
  const input = z.object({ token: mailEndToken })
  const path = '/mail/end/{token}'
  rawRoute(
    app,
    {
      method: 'POST',
      path,
      realm: 'none',
      summary: 'Ends mail of the purpose that the token names, for its member',
      input,
      bodyLimit: 4096,
      parsers: readForms,
    },
    async (ctx, { input: { token }, reply, caller }) => {
      await endMail(ctx, readEnd(ctx, token), caller)
      return reply.redirect(mailEndPath(token), 303)
    },
  )
  // Readers that know no press open the address itself: asking changes nothing.
  rawRoute(
    app,
    { method: 'GET', path, realm: 'none', summary: 'Leads to the page that ends it', input },
    async (_ctx, { input: { token }, reply }) => reply.redirect(mailEndPath(token), 303),
  )
}

async function showEnd(
  ctx: Context,
  { token }: ParsedInput<typeof getMailEnd>,
): Promise<Output<typeof getMailEnd>> {
  const { memberId, purpose } = readEnd(ctx, token)
  const member = await findMember(ctx.db, memberId)
  return { purpose, wanted: member?.consents[channelOf(purpose)] === true }
}

/** Once: a second press, or one of an account that is gone, changes nothing. */
async function endMail(
  ctx: Context,
  { memberId, purpose }: MailEnd,
  caller: Caller,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    const member = await findMember(trx, memberId)
    const channel = channelOf(purpose)
    if (member?.consents[channel] !== true) return
    if (member.email) await noteEnded(ctx, trx, member.email)
    await recordConsents(ctx, trx, memberId, [{ channel, granted: false }], 'mail', caller)
  })
}

/** Seen at the desk; whether mail goes there is their consent's to say. */
async function noteEnded({ config, clock }: Context, trx: Db, address: string): Promise<void> {
  await noteRefusedAddress(trx, {
    hash: hashAddress(config.secretKey, address),
    kind: 'unsubscribed',
    shown: maskAddress(address),
    at: clock.now(),
  })
}

function channelOf(purpose: MailEnd['purpose']) {
  return purpose === 'transaction' ? 'emailTransaction' : 'emailCommercial'
}

function readEnd({ config }: Context, token: string): MailEnd {
  const end = readUnsubscribeToken(config, token)
  if (!end) throw new Refusal('notFound')
  return end
}
