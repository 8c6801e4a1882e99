import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { batchTexts } from '#domain/genuine/backoffice/texts.ts'
import { maskCode } from '#domain/genuine/mask.ts'
import { addDays, vietnamDayOf } from '#domain/kernel/dates.ts'
import { days } from '#domain/kernel/durations.ts'
import type { Context } from '#server/context.ts'
import { activateRange, issueBatch, loadReports, recallBatch } from '#server/genuine/index.ts'
import { earnPoints, ensureAccount, loadAdjustment, loadLock } from '#server/loyalty/index.ts'
import type { Db } from '#server/platform/db.ts'
import { seedBatches } from '#seed/loyalty/batches.ts'
import {
  seedAdjustments,
  seedLock,
  seedMemberships,
  seedReports,
  type SeedReport,
} from '#seed/loyalty/desk.ts'

type Tools = Pick<Context, 'db' | 'clock' | 'config'>

/** What waits at the demo's desk for loyalty, once: batches in each state, reports, points by hand, a lock. */
export async function loadLoyaltyDesk(tools: Tools): Promise<void> {
  await tools.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('load the loyalty desk'))`.execute(trx)
    const known = await trx.selectFrom('point_adjustment').select('id').limit(1).execute()
    const people = await listPeople(trx)
    if (known.length > 0 || !people) return
    const inside = { ...tools, db: trx }
    await loadBatches(inside, people)
    await loadSuspicions(inside, people)
    await loadPoints(inside, people)
  })
}

interface Person {
  id: number
  name: string
}
type People = Readonly<Record<'cskh' | 'ketoan', Person>>

/** Null where the demo's people are not there. */
async function listPeople(trx: Db): Promise<People | null> {
  const rows = await trx
    .selectFrom('staff_user')
    .select(['id', 'username', 'full_name as name'])
    .where('username', 'in', ['cskh', 'ketoan'])
    .execute()
  const find = (username: string) => rows.find((row) => row.username === username)
  const [care, accountant] = [find('cskh'), find('ketoan')]
  return care && accountant ? { cskh: care, ketoan: accountant } : null
}

/** One that is activated range by range, and one that was called back. */
async function loadBatches(tools: Tools, { ketoan }: People): Promise<void> {
  const { db } = tools
  const { productCode, point } = seedBatches[0]!
  const terms = { kind: 'single', productCode, point } as const
  const rolls = {
    ...terms,
    name: `${productCode} 2611B`,
    lot: '2611B',
    activation: 'ranges',
  } as const
  const by = ketoan.name
  const { batchId } = await issueBatch(printed(tools, 30), { ...rolls, createdBy: by }, 400)
  const ranges = [
    { first: 1, last: 100, reason: 'Kho Hà Nội nhận cuộn 1', at: ago(tools, 6) },
    { first: 101, last: 200, reason: 'Kho Hà Nội nhận cuộn 2', at: ago(tools, 2) },
  ]
  for (const range of ranges) await activateRange(db, { ...range, batchId, by })
  const bad = { ...terms, name: `${productCode} 2608C`, lot: '2608C', createdBy: by }
  const { batchId: badId } = await issueBatch(printed(tools, 110), bad, 60)
  const told = 'Nhãn in sai hạn dùng, vui lòng đổi hộp tại nơi mua'
  await recallBatch(db, { name: bad.name, reason: told, at: ago(tools, 9) })
  await noteRecall(tools, ketoan, { id: badId, told })
}

/** Batches are printed long before their boxes are sold, or called back. */
function printed(tools: Tools, daysAgo: number): Tools {
  const at = ago(tools, daysAgo)
  return { ...tools, clock: { now: () => at, today: () => vietnamDayOf(at) } }
}

async function noteRecall(tools: Tools, by: Person, { id, told }: { id: number; told: string }) {
  await tools.db
    .insertInto('audit_entry')
    .values({
      at: ago(tools, 9),
      staff_id: by.id,
      staff: 'ketoan',
      action: batchTexts.recalled,
      subject_kind: 'codeBatch',
      subject_id: String(id),
      reason: 'Nhà in báo in nhầm hạn dùng của cả lô',
      before: JSON.stringify({ state: 'ready' }),
      after: JSON.stringify({ state: 'recalled', told }),
    })
    .execute()
}

async function loadSuspicions(tools: Tools, { cskh }: People): Promise<void> {
  const batches = await tools.db
    .selectFrom('code_batch')
    .select(['id', 'product_code'])
    .where('lot', '=', '2610A')
    .execute()
  const batchOf = ({ product }: SeedReport) => {
    const code = seedBatches.find(({ slug }) => slug === product)?.productCode
    return batches.find((batch) => batch.product_code === code)?.id ?? null
  }
  const hashes = await listHashes(tools.db)
  await loadReports(
    tools.db,
    seedReports.map((report) => {
      const at = ago(tools, report.daysAgo)
      const isOver = report.state !== 'new' && report.state !== 'checking'
      const batchId = batchOf(report)
      // Only how it looks is told; which code of its batch it is, or that it is none of ours, says the hash.
      const code = `${report.product ? 'JEX' : 'KJX'}${randomBytes(6).toString('hex').toUpperCase().slice(0, 9)}`
      return {
        report: {
          account_id: null,
          phone: seedMemberships.adjusted,
          code_masked: maskCode(code),
          code_hash: hashes.get(batchId)?.pop() ?? hashOfNobody(code),
          batch_id: batchId,
          place: report.place,
          description: report.description,
          photo: null,
          state: report.state,
          created_at: at,
          province: report.province,
          assigned_to: report.isGiven ? cskh.id : null,
          closed_at: isOver ? new Date(at.getTime() + days(2)) : null,
        },
        notes: report.note
          ? [{ words: report.note, by: cskh.name, at: new Date(at.getTime() + days(0.4)) }]
          : [],
      }
    }),
  )
}

/** The codes of each batch, to take a fresh one for each report. */
async function listHashes(trx: Db): Promise<Map<number | null, Buffer[]>> {
  const rows = await trx
    .selectFrom('genuine_code as c')
    .innerJoin('code_batch as b', 'b.id', 'c.batch_id')
    .select(['c.batch_id', 'c.code_hash'])
    .where('b.lot', '=', '2610A')
    .orderBy('c.serial')
    .execute()
  const found = new Map<number | null, Buffer[]>()
  for (const { batch_id: batch, code_hash: hash } of rows) {
    found.set(batch, [...(found.get(batch) ?? []), hash])
  }
  return found
}

function hashOfNobody(code: string): Buffer {
  return createHmac('sha256', 'a code of nobody').update(code).digest().subarray(0, 16)
}

async function loadPoints(tools: Tools, people: People): Promise<void> {
  const { db: trx, clock } = tools
  const at = ago(tools, 20)
  const accountId = await ensureAccount(trx, { phone: seedMemberships.adjusted, at })
  const earned = { cause: `adjust:demo:${accountId}`, note: 'Điểm tích từ chương trình cũ' }
  await earnPoints(trx, { accountId, points: 900, programmeId: null, at, ...earned })
  for (const { isDone, daysAgo, by, ...words } of seedAdjustments.toReversed()) {
    const proposed = { ...words, accountId, by: people[by].id, at: ago(tools, daysAgo) }
    const other = by === 'cskh' ? 'ketoan' : 'cskh'
    const doneBy = { id: people[other].id, actor: `staff:${other}`, at: ago(tools, daysAgo - 0.2) }
    await loadAdjustment(trx, isDone ? { ...proposed, doneBy } : proposed)
  }
  const locked = await ensureAccount(trx, { phone: seedMemberships.locked, at })
  const { told, note, days: length } = seedLock
  const until = addDays(clock.today(), length)
  await loadLock(trx, {
    accountId: locked,
    told,
    note,
    until,
    by: people.cskh.name,
    at: ago(tools, 1.3),
  })
}

function ago({ clock }: Tools, count: number): Date {
  return new Date(clock.now().getTime() - days(count))
}
