import { z } from 'zod'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { gameAuditTexts as words } from '#domain/game/backoffice/audit-texts.ts'
import { ticketLotTexts as texts } from '#domain/game/backoffice/ticket-lot-texts.ts'
import type * as api from '#domain/game/backoffice/tickets-api.ts'
import { maxTicketsOfPages, type TicketFormat } from '#domain/game/backoffice/tickets-api.ts'
import { sizeOf } from '#domain/game/box.ts'
import { boxOf } from '#domain/game/definition.ts'
import { gamePath } from '#domain/game/game-path.ts'
import { groupTicket } from '#domain/game/ticket-code.ts'
import { rowIdField } from '#domain/kernel/fields.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'
import type { App } from '../../platform/http/app.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { runOnce } from '../../platform/idempotency.ts'
import { encryptBytes, encryptLines, isRecipient } from '../../platform/sealed-export.ts'
import { recordAudit } from '../../staff/index.ts'
import { getCampaignById, type Campaign } from '../campaign-queries.ts'
import {
  countTickets,
  findLotFile,
  insertLot,
  insertLotTickets,
  keepLotFile,
  listLots,
  withdrawLot,
  type LotRow,
} from '../ticket-lot-queries.ts'
import { ticketPages } from '../documents/ticket-pages.ts'
import { drawTickets, ensureTicketsFit, hashTicket } from '../tickets.ts'
import { findDeskRow, lockDeskRow } from './desk-queries.ts'
import { gamesKey } from './live-key.ts'

export async function listTicketLots(
  ctx: Context,
  { id }: ParsedInput<typeof api.listTicketLots>,
): Promise<Output<typeof api.listTicketLots>> {
  const at = ctx.clock.now()
  const row = await findDeskRow(ctx.db, id, at)
  if (!row) throw new Refusal('notFound')
  const { good, loose, looseUsed } = await countTickets(ctx.db, id)
  const lots = await listLots(ctx.db, id)
  const isApproved = ['approved', 'open', 'stopped'].includes(row.phase)
  return {
    lots: lots.map(toLot),
    loose: { count: loose, used: looseUsed },
    left: Math.max(0, sizeOf(boxOf(row.announced)) - good),
    can_issue: isApproved && row.rules.sources.some(({ source }) => source === 'ticket'),
  }
}

/**
 * Makes tickets, once for its key. They leave in a file that only its recipient can open, which is kept: an answer
 * that is lost on its way loses no ticket.
 */
export async function issueTicketLot(
  ctx: Context,
  input: ParsedInput<typeof api.issueTicketLot>,
  caller: Caller,
): Promise<Output<typeof api.issueTicketLot>> {
  const { id, count, prefix, format, recipient, reason } = input
  if (!isRecipient(recipient)) {
    throw new Refusal('invalidInput', { fields: { recipient: texts.recipient } })
  }
  if (format === 'pages' && count > maxTicketsOfPages) {
    throw new Refusal('invalidInput', { fields: { count: texts.tooManyPages(maxTicketsOfPages) } })
  }
  const by = getStaff(caller).username
  const at = ctx.clock.now()
  const scope = `POST /admin/games/tickets ${getStaff(caller).id}`
  const made = await runOnce(
    ctx,
    { scope, key: caller.idempotencyKey!, body: input },
    async (trx) => {
      const campaign = await lockIssuing(trx, id, count, at)
      const lot = await makeLot(ctx, trx, campaign, {
        prefix,
        count,
        format,
        recipient,
        by,
        at,
        reason,
      })
      const subject = { kind: 'game', id } as const
      const after = { count, prefix, format }
      await recordAudit(ctx, trx, caller, { action: words.issuedTickets, subject, reason, after })
      return { lot, count }
    },
  )
  ctx.changeBus.tell([gamesKey])
  return made
}

/** Tickets of one lot with the file that its recipient opens; gives its number. */
export async function makeLot(
  tools: Pick<Context, 'config'>,
  trx: Db,
  campaign: Campaign,
  {
    recipient,
    ...of
  }: {
    prefix: string
    count: number
    format: TicketFormat
    recipient: string
    by: string
    at: Date
    reason: string
  },
): Promise<number> {
  const lot = await insertLot(trx, { campaignId: campaign.id, ...of })
  const codes = codesOf(tools, trx, campaign, { lot, ...of })
  const address = new URL(gamePath(campaign.slug, campaign.kind), tools.config.publicUrl).href
  const file =
    of.format === 'table'
      ? await encryptLines(recipient, linesOf(codes, address))
      : await encryptBytes(recipient, await pagesOf(codes, { campaign, address, lot, ...of }))
  await keepLotFile(trx, lot, file)
  return lot
}

/** Whoever plays a ticket at the same moment comes before it or not at all. */
export async function withdrawTicketLot(
  ctx: Context,
  { id, lot, reason }: ParsedInput<typeof api.withdrawTicketLot>,
  caller: Caller,
): Promise<Output<typeof api.withdrawTicketLot>> {
  const by = getStaff(caller).username
  const at = ctx.clock.now()
  const withdrawn = await ctx.db.transaction().execute(async (trx) => {
    if (!(await lockDeskRow(trx, id, at))) throw new Refusal('notFound')
    const count = await withdrawLot(trx, { id: lot, campaignId: id, at, by, reason })
    if (count === null) throw new Refusal('conflict')
    const subject = { kind: 'game', id } as const
    const after = { lot, count }
    await recordAudit(ctx, trx, caller, { action: words.withdrewTickets, subject, reason, after })
    return count
  })
  ctx.changeBus.tell([gamesKey])
  return { withdrawn }
}

/** The file of a lot, as often as it is wanted: only its recipient can read it. */
export function ticketFileRoute(app: App): void {
  const route = {
    method: 'GET',
    path: '/admin/games/{id}/tickets/{lot}',
    realm: 'staff',
    permission: 'games.approve',
    summary: 'Tickets that were made together, encrypted for their recipient',
    input: z.object({ id: rowIdField, lot: rowIdField }),
    produces: 'application/octet-stream',
  } as const
  rawRoute(app, route, async (ctx, { input: { id, lot }, reply }) => {
    const found = await findLotFile(ctx.db, { id: lot, campaignId: id })
    if (!found) throw new Refusal('notFound')
    const { file, format } = found
    const name = `phieu-${id}-${lot}.${format === 'table' ? 'csv' : 'pdf'}.age`
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .type('application/octet-stream')
      .send(file)
  })
}

/** Of two who issue at once the second counts what the first has issued. */
async function lockIssuing(trx: Db, id: number, count: number, at: Date): Promise<Campaign> {
  const row = await lockDeskRow(trx, id, at)
  if (!row) throw new Refusal('notFound')
  if (!['approved', 'open', 'stopped'].includes(row.phase)) {
    throw new Refusal('conflict', { message: texts.notApproved })
  }
  ensureTicketsFit(row)
  const { good } = await countTickets(trx, id)
  const left = Math.max(0, sizeOf(boxOf(row.announced)) - good)
  if (count > left) {
    const message = texts.tooMany(left)
    throw new Refusal('conflict', { message, fields: { count: message } })
  }
  return getCampaignById(trx, id)
}

const rowsAtOnce = 5000

/** The codes are clear on their way out alone, what is kept are their hashes. */
async function* codesOf(
  { config }: Pick<Context, 'config'>,
  trx: Db,
  { id }: Campaign,
  { lot, count, prefix, at }: { lot: number; count: number; prefix: string; at: Date },
): AsyncGenerator<string[]> {
  for (let done = 0; done < count; done += rowsAtOnce) {
    const codes = drawTickets(Math.min(rowsAtOnce, count - done), prefix)
    const hashes = codes.map((code) => hashTicket(config, id, code))
    await insertLotTickets(trx, { campaignId: id, lotId: lot, hashes, at })
    yield codes.map(groupTicket)
  }
}

/** A table for a printer. */
async function* linesOf(codes: AsyncIterable<string[]>, address: string): AsyncGenerator<string> {
  yield texts.head.join(',')
  let nth = 0
  for await (const some of codes) {
    yield some.map((code) => `${(nth += 1)},${code},${address}`).join('\n')
  }
}

async function pagesOf(
  codes: AsyncIterable<string[]>,
  { campaign, ...of }: { campaign: Campaign; address: string; lot: number; at: Date },
): Promise<Buffer> {
  const all: string[] = []
  for await (const some of codes) all.push(...some)
  return ticketPages({ codes: all, title: campaign.title, ...of })
}

function toLot(row: LotRow): Output<typeof api.listTicketLots>['lots'][number] {
  return {
    id: row.id,
    prefix: row.prefix,
    count: row.count,
    format: row.format,
    used: row.used,
    issued_by: row.issuedBy,
    issued_at: toVietnamIso(row.issuedAt),
    reason: row.reason,
    withdrawn_by: row.withdrawnBy,
    withdrawn_at: row.withdrawnAt && toVietnamIso(row.withdrawnAt),
    withdrawn_reason: row.withdrawnReason,
  }
}
