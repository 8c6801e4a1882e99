import { z } from 'zod'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { gameAuditTexts as words } from '#domain/game/backoffice/audit-texts.ts'
import { phoneListTexts as texts } from '#domain/game/backoffice/phone-list-texts.ts'
import type { PhonesImportAnswer } from '#domain/game/backoffice/phones-api.ts'
import type * as api from '#domain/game/backoffice/phones-api.ts'
import { readPhones } from '#domain/game/backoffice/read-phones.ts'
import { importTexts } from '#domain/import-texts.ts'
import { rowIdField } from '#domain/kernel/fields.ts'
import { shownPhone } from '#domain/kernel/shown-person.ts'
import { toPage } from '#domain/paging.ts'
import { maxImportBytes } from '#domain/resource.ts'
import { reasonField } from '#domain/staff/fields.ts'
import type { Caller, Context } from '../../context.ts'
import { csvHead, csvRows, sendCsv } from '../../platform/csv.ts'
import type { Db } from '../../platform/db.ts'
import type { App } from '../../platform/http/app.ts'
import { readFormFile, takesFormFile } from '../../platform/http/form-file.ts'
import { parseInput } from '../../platform/http/input.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { maxRows, readRows } from '../../resource/index.ts'
import { recordAudit } from '../../staff/index.ts'
import { findDeskRow, lockDeskRow } from '../backoffice/desk-queries.ts'
import { gamesKey } from '../backoffice/live-key.ts'
import { addPhones } from '../may-play.ts'
import { countPhones, listAllPhones, listPhones, removePhone } from './phone-queries.ts'

const path = '/admin/games/{id}/phones'
const input = z.object({ id: rowIdField })

export async function listGamePhones(
  ctx: Context,
  { id, q = '', page, limit }: ParsedInput<typeof api.listGamePhones>,
): Promise<Output<typeof api.listGamePhones>> {
  if (!(await findDeskRow(ctx.db, id, ctx.clock.now()))) throw new Refusal('notFound')
  const span = { limit, offset: (page - 1) * limit }
  const rows = await listPhones(ctx.db, { campaignId: id, end: q }, span)
  const items = rows.map(({ id: row, phone, entries }) => ({
    id: row,
    phone: shownPhone(phone),
    entries,
  }))
  const total = await countPhones(ctx.db, id)
  return { ...toPage(items, rows[0]?.total ?? 0, page, limit), total }
}

/** Whose phone it was stands in no record: it is gone. */
export async function removeGamePhone(
  ctx: Context,
  { id, phone, reason }: ParsedInput<typeof api.removeGamePhone>,
  caller: Caller,
): Promise<Output<typeof api.removeGamePhone>> {
  const total = await ctx.db.transaction().execute(async (trx) => {
    await lockList(trx, id, ctx.clock.now())
    const done = await removePhone(trx, id, phone)
    if (done === 'unknown') throw new Refusal('notFound')
    if (done === 'hasEntries') throw new Refusal('conflict', { message: texts.hasEntries })
    const subject = { kind: 'game', id } as const
    const after = { count: 1 }
    await recordAudit(ctx, trx, caller, { action: words.removedPhones, subject, reason, after })
    return countPhones(trx, id)
  })
  ctx.changeBus.tell([gamesKey])
  return { total }
}

export function phoneListRoutes(app: App): void {
  const importing = {
    method: 'POST',
    path: `${path}/import`,
    realm: 'staff',
    permission: 'games.edit',
    summary:
      'Phones from a file (CSV or XLSX); a dry run tells what it would do, a wrong row ends all of it',
    input,
    produces: 'application/json',
    ...takesFormFile(maxImportBytes),
  } as const
  rawRoute(app, importing, async (ctx, { input: { id }, request, caller }) => {
    const { bytes, fields } = await readFormFile(request, importTexts.missing)
    const dryRun = fields['dry_run'] !== 'false'
    const reason = dryRun ? '' : parseInput({ input: form }, fields).reason
    return { data: await importPhones(ctx, { id, bytes, dryRun, reason }, caller) }
  })
  const exporting = {
    method: 'GET',
    path: `${path}/export`,
    realm: 'staff',
    permission: 'games.edit',
    summary: 'The phones of a campaign’s list as a file',
    input,
    produces: 'text/csv',
  } as const
  rawRoute(app, exporting, async (ctx, { input: { id }, reply, caller }) => {
    if (!(await findDeskRow(ctx.db, id, ctx.clock.now()))) throw new Refusal('notFound')
    const phones = await ctx.db.transaction().execute(async (trx) => {
      const listed = await listAllPhones(trx, id)
      const subject = { kind: 'game', id } as const
      const after = { count: listed.length }
      await recordAudit(ctx, trx, caller, { action: words.exportedPhones, subject, after })
      return listed
    })
    const rows = phones.map(({ phone }) => [phone])
    reply.header('cache-control', 'no-store')
    return sendCsv(reply, `so-dien-thoai-${id}`, [csvHead([texts.head]), csvRows(rows)])
  })
}

const form = z.object({ reason: reasonField })
/** How many wrong rows are told. */
const maxTold = 50

interface Importing {
  id: number
  bytes: Buffer
  dryRun: boolean
  reason: string
}

async function importPhones(
  ctx: Context,
  { id, bytes, dryRun, reason }: Importing,
  caller: Caller,
): Promise<PhonesImportAnswer> {
  const { rows, wrong } = await readRows(bytes)
  if (wrong) return nothing([wrong])
  if (rows.length > maxRows) return nothing([{ row: maxRows + 1, message: tooMany }])
  const { phones, twice, errors } = readPhones(rows)
  if (errors.length > 0) return nothing(errors)
  if (phones.length === 0) return nothing([{ row: 1, message: importTexts.empty }])
  const added = await ctx.db.transaction().execute(async (trx) => {
    await lockList(trx, id, ctx.clock.now())
    if (dryRun) return phones.length - (await countKnown(trx, id, phones))
    const count = await addPhones(trx, { id }, phones)
    const subject = { kind: 'game', id } as const
    const after = { count }
    await recordAudit(ctx, trx, caller, { action: words.addedPhones, subject, reason, after })
    return count
  })
  if (!dryRun) ctx.changeBus.tell([gamesKey])
  return { added, same: phones.length - added, twice, wrong: 0, errors: [] }
}

const tooMany = importTexts.tooMany(maxRows)

function nothing(errors: readonly { row: number; message: string }[]): PhonesImportAnswer {
  const told = errors.slice(0, maxTold)
  return { added: 0, same: 0, twice: 0, wrong: errors.length, errors: told }
}

async function countKnown(trx: Db, id: number, phones: readonly string[]): Promise<number> {
  const known = await trx
    .selectFrom('game_phone')
    .select('id')
    .where('campaign_id', '=', id)
    .where('phone', 'in', phones)
    .execute()
  return known.length
}

/** Only of a campaign for a list, and until it ends. */
async function lockList(trx: Db, id: number, at: Date): Promise<void> {
  const row = await lockDeskRow(trx, id, at)
  if (!row) throw new Refusal('notFound')
  if (row.audience !== 'list') throw new Refusal('conflict', { message: texts.notListed })
  if (['ended', 'closed', 'settled'].includes(row.phase)) {
    throw new Refusal('conflict', { message: texts.over })
  }
}
