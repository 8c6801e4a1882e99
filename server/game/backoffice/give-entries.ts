import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/game/backoffice/api.ts'
import { gameAuditTexts as words } from '#domain/game/backoffice/audit-texts.ts'
import { deskMoveTexts as texts } from '#domain/game/backoffice/move-texts.ts'
import type { Caller, Context } from '../../context.ts'
import { recordAudit } from '../../staff/index.ts'
import { addEntries, isOpen } from '../add-entries.ts'
import { findCampaign, type Campaign } from '../campaign-queries.ts'
import { lockChain } from '../chain-queries.ts'
import { whyBarred } from '../may-play.ts'
import { countByHand, findDeskRow } from './desk-queries.ts'
import { gamesKey } from './live-key.ts'

const perDay = 100

/** All of them or none; refuses with `conflict` and why. Whom they were given to stands in the entries, not in the audit. */
export async function giveEntries(
  ctx: Context,
  { id, phone, count, reason }: ParsedInput<typeof api.giveEntries>,
  caller: Caller,
): Promise<Output<typeof api.giveEntries>> {
  const at = ctx.clock.now()
  const campaign = await ensureGives(ctx, id, phone, at)
  const wishes = Array.from({ length: count }, (_, place) => ({
    cause: `desk:${caller.requestId}:${place}`,
    source: 'staff' as const,
    phone,
  }))
  const numbers = await ctx.db.transaction().execute(async (trx) => {
    // Of two who give at once the second counts what the first gave.
    await lockChain(trx, id)
    const today = new Date(`${ctx.clock.today()}T00:00:00+07:00`)
    if ((await countByHand(trx, id, today)) + count > perDay) refuse(texts.dailyLimit)
    const given = await addEntries(trx, campaign, { wishes, at })
    if (given.length < count) refuse(texts.noPlace)
    const entries = given.map(({ number }) => number)
    const subject = { kind: 'game', id } as const
    const after = { entries }
    await recordAudit(ctx, trx, caller, { action: words.gaveEntries, subject, reason, after })
    return entries
  })
  ctx.changeBus.tell([gamesKey])
  return { numbers }
}

async function ensureGives(ctx: Context, id: number, phone: string, at: Date): Promise<Campaign> {
  const row = await findDeskRow(ctx.db, id, at)
  const campaign = row && (await findCampaign(ctx.db, row.announced.slug))
  if (!campaign) throw new Refusal('notFound')
  const { rules } = campaign
  if (!isOpen(campaign, at)) refuse(texts.notOpen)
  if (!rules.sources.some(({ source }) => source === 'staff')) refuse(texts.staffOff)
  if ((await whyBarred(ctx.db, campaign, phone)) === 'staff') refuse(texts.staffPhone)
  return campaign
}

function refuse(message: string): never {
  throw new Refusal('conflict', { message })
}
