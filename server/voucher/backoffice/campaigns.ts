import { sql, type Selectable } from 'kysely'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { Refusal } from '#domain/errors.ts'
import {
  campaignApprovals,
  voucherCampaigns,
  type VoucherCampaign,
  type VoucherCampaignRecord,
} from '#domain/voucher/backoffice.ts'
import {
  campaignStateOf,
  findBrokenPromises,
  findCampaignProblems,
  needsSecondPerson,
  type CampaignProblems,
} from '#domain/voucher/campaign.ts'
import { campaignTexts as texts } from '#domain/voucher/campaign-texts.ts'
import type { FieldsOf } from '#domain/resource.ts'
import { listUnknownProducts } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import type { App } from '../../platform/http/app.ts'
import {
  approvalOf,
  approvalStateOf,
  isInApproval,
  listQuery,
  partOf,
  proposeChange,
  proposeNew,
  recordKind,
  serveApproval,
  serveResource,
  wordsOf,
  type Acted,
  type Approving,
  type Handlers,
  type Writing,
} from '../../resource/index.ts'
import { readSetting } from '../../settings/index.ts'
import type { VoucherTables } from '../tables.ts'
import { findApprovalNames, findCosts, listSeries } from './campaign-queries.ts'

type Fields = FieldsOf<typeof voucherCampaigns>
type Row = Selectable<VoucherTables['voucher_campaign']>

export function serveVoucherCampaigns(app: App): void {
  serveResource(app, voucherCampaigns, handlers)
  serveApproval(app, approving)
}

const approving: Approving<typeof voucherCampaigns> = {
  resource: voucherCampaigns,
  endpoints: campaignApprovals,
  table: sql.table('voucher_campaign'),
  opens: { published: true },
  get: getCampaign,
  getLive: async ({ db }, id) => termsOf((await findCampaign(db, id))!),
  ensure: ensureKept,
  needsNobody: async ({ db }, { live, fields }) =>
    !needsSecondPerson(live, fields, await readLimit(db)),
  apply: writeCampaign,
}

async function readLimit(db: Db): Promise<number> {
  return (await readSetting(db, 'voucherApproval')).limit
}

const handlers: Handlers<typeof voucherCampaigns> = {
  texts: { added: texts.added, changed: texts.changed, imported: texts.imported },
  taken: { voucher_campaign_code_key: { code: texts.taken } },
  list: async (ctx, asked) => {
    const today = ctx.clock.today()
    const { rows, total } = await listOn(today)(ctx.db, asked)
    return { rows: rows.map((row) => toCampaign(row, today)), total }
  },
  get: getCampaign,
  getFields: async (ctx, id) => {
    const row = await findCampaign(ctx.db, id)
    return row ? toFields(row, ctx.clock.today()) : null
  },
  create: createCampaign,
  change: (ctx, at, fields) => proposeChange(ctx, approving, at, fields),
  describe: ({ name, code, starts_on, ends_on }) => ({
    title: name,
    text: texts.described(code, starts_on, ends_on),
  }),
  actions: {
    start: { action: texts.started, set: startCampaign },
    stop: { action: texts.stopped, set: () => ({ published: false }) },
  },
}

export const voucherCampaignRecords = recordKind(voucherCampaigns, handlers)

function rowsOf(db: Db) {
  return db.selectFrom('voucher_campaign as c').selectAll('c')
}

const listOn = (today: VietnamDay) =>
  listQuery(voucherCampaigns, {
    rows: rowsOf,
    search: [wordsOf('c.name'), partOf('c.code')],
    filters: {
      state: (row, state) => row(stateOn(today), '=', state),
      approval: (_, approval) => isInApproval('c', approval),
      counter: (row, counter) => row('c.counter', '=', counter),
      codes: (row, codes) => row('c.code', codes === 'shared' ? 'is not' : 'is', null),
    },
    sorts: { ends: 'c.ends_on', name: sql`vn_fold(c.name)`, used: 'c.used' },
    tie: 'c.id',
  })

/** As `campaignStateOf` has it; a test compares the two. */
function stateOn(today: VietnamDay) {
  return sql<string>`case when not c.published then 'stopped'
    when ${today}::date > c.ends_on then 'ended' when ${today}::date < c.starts_on then 'planned'
    when c.used >= c.total_limit then 'exhausted' else 'running' end`
}

async function getCampaign(
  ctx: Pick<Context, 'db' | 'clock'>,
  id: number,
): Promise<VoucherCampaignRecord | null> {
  const row = await findCampaign(ctx.db, id)
  if (!row) return null
  const [costs, series, names] = await Promise.all([
    findCosts(ctx.db, id),
    listSeries(ctx.db, id),
    findApprovalNames(ctx.db, id),
  ])
  const live = termsOf(row)
  const waiting = row.draft === null ? null : voucherCampaigns.fields.parse(row.draft)
  return {
    ...toCampaign(row, ctx.clock.today()),
    ...(waiting ?? live),
    ...approvalOf({ ...row, ...names }, live),
    cost_held: vnd(costs.held),
    cost_used: vnd(costs.used),
    series,
  }
}

/** Without what its orders and printed codes say. */
function toFields(row: Row, today: VietnamDay) {
  return { ...toCampaign(row, today), ...termsOf(row) }
}

function findCampaign(db: Db, id: number): Promise<Row | undefined> {
  return db.selectFrom('voucher_campaign').selectAll().where('id', '=', id).executeTakeFirst()
}

async function createCampaign(ctx: Writing, fields: Fields): Promise<number> {
  await ensureSound(ctx.db, fields)
  const waits = needsSecondPerson({ ...fields, published: false }, fields, await readLimit(ctx.db))
  const published = fields.published && !waits
  const { id } = await ctx.db
    .insertInto('voucher_campaign')
    .values({ ...toColumns(fields), published, opened: published, created_at: ctx.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (waits) await proposeNew(ctx, approving, id, fields)
  return id
}

/** The row is held while its promises are read: a use that comes meanwhile waits, or counts. */
async function ensureKept(
  ctx: Writing,
  id: number,
  { live, fields }: { live: Fields; fields: Fields },
): Promise<void> {
  await ensureSound(ctx.db, fields)
  const row = (await findCampaign(ctx.db, id))!
  // Approved as it is, together with other things: until it begins it can only be stopped.
  const isSettled = row.let_loose_by !== null && ctx.clock.today() < row.starts_on
  refuse(isSettled && fields.published ? { published: texts.approvedElsewhere } : {})
  refuse(findBrokenPromises(live, fields, row))
}

/** The row is held, its version raised by whoever holds it. What was stopped belongs to no release any more. */
async function writeCampaign({ db }: Writing, id: number, fields: Fields): Promise<void> {
  const { published } = fields
  await db
    .updateTable('voucher_campaign')
    .set({
      ...toColumns(fields),
      opened: sql<boolean>`opened or ${published}`,
      let_loose_by: sql<string | null>`case when published and ${published} then let_loose_by end`,
    })
    .where('id', '=', id)
    .execute()
}

/** One that is over would start nothing, and what many are asked of at once is nobody's approval. */
async function startCampaign(
  { clock, db }: Context,
  campaign: Acted<typeof voucherCampaigns>,
): Promise<{ published: true }> {
  const { published, ends_on, approval } = campaign
  if (published) return { published }
  if (ends_on < clock.today()) throw new Refusal('conflict', { message: texts.over(ends_on) })
  if (approval === 'waiting') throw new Refusal('conflict', { message: texts.waits })
  const limit = await readLimit(db)
  if (needsSecondPerson(campaign, { ...campaign, published: true }, limit)) {
    throw new Refusal('conflict', { message: texts.needsSecond(limit) })
  }
  return { published: true }
}

async function ensureSound(db: Db, fields: Fields): Promise<void> {
  refuse(findCampaignProblems(fields))
  const unknown = await listUnknownProducts(db, fields.product_codes)
  refuse(unknown.length > 0 ? { product_codes: texts.unknownProducts(unknown) } : {})
}

function refuse(problems: CampaignProblems): void {
  if (Object.keys(problems).length === 0) return
  throw new Refusal('invalidInput', { fields: problems })
}

function toColumns({ code, valid_days, total_limit, per_member_limit, ...fields }: Fields) {
  return {
    ...fields,
    code: code ?? null,
    valid_days: valid_days ?? null,
    total_limit: total_limit ?? null,
    per_member_limit: per_member_limit ?? null,
  }
}

function termsOf(row: Row): Fields {
  return {
    name: row.name,
    description: row.description,
    code: row.code ?? undefined,
    kind: row.kind,
    value: row.value,
    max_value: row.max_value,
    product_codes: [...row.product_codes],
    min_goods: row.min_goods,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    valid_days: row.valid_days ?? undefined,
    total_limit: row.total_limit ?? undefined,
    per_member_limit: row.per_member_limit ?? undefined,
    members_only: row.members_only,
    stacks: row.stacks,
    listed: row.listed,
    published: row.published,
    counter: row.counter,
    counter_otp: row.counter_otp,
    note_for_staff: row.note_for_staff,
  }
}

function toCampaign(row: Row, today: VietnamDay): VoucherCampaign {
  const terms = termsOf(row)
  const { name, code, kind, value, max_value, starts_on, ends_on, counter, total_limit } = terms
  return {
    id: row.id,
    version: row.version,
    name,
    code,
    kind,
    value,
    max_value,
    starts_on,
    ends_on,
    state: campaignStateOf({ ...terms, used: row.used }, today),
    counter,
    used: row.used,
    issued: row.issued,
    printed: row.printed,
    total_limit,
    approval: approvalStateOf(row),
  }
}
