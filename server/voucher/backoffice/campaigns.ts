import { sql, type Selectable } from 'kysely'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { Refusal } from '#domain/errors.ts'
import {
  voucherCampaigns,
  type VoucherCampaign,
  type VoucherCampaignRecord,
} from '#domain/voucher/backoffice.ts'
import {
  campaignStateOf,
  findBrokenPromises,
  findCampaignProblems,
  type CampaignProblems,
  type CampaignTerms,
} from '#domain/voucher/campaign.ts'
import { campaignTexts as texts } from '#domain/voucher/campaign-texts.ts'
import type { FieldsOf } from '#domain/resource.ts'
import { listUnknownProducts } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import type { App } from '../../platform/http/app.ts'
import {
  listQuery,
  partOf,
  recordKind,
  serveResource,
  wordsOf,
  type Handlers,
} from '../../resource/index.ts'
import type { VoucherTables } from '../tables.ts'
import { findCosts, listSeries } from './campaign-queries.ts'

type Fields = FieldsOf<typeof voucherCampaigns>
type Row = Selectable<VoucherTables['voucher_campaign']>

export function serveVoucherCampaigns(app: App): void {
  serveResource(app, voucherCampaigns, handlers)
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
  change: changeCampaign,
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

async function getCampaign(ctx: Context, id: number): Promise<VoucherCampaignRecord | null> {
  const row = await findCampaign(ctx.db, id)
  if (!row) return null
  const [costs, series] = await Promise.all([findCosts(ctx.db, id), listSeries(ctx.db, id)])
  return {
    ...toFields(row, ctx.clock.today()),
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

async function createCampaign(ctx: Context, fields: Fields): Promise<number> {
  await ensureSound(ctx.db, fields)
  const { id } = await ctx.db
    .insertInto('voucher_campaign')
    .values({ ...toColumns(fields), created_at: ctx.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The row is held while its promises are read: a use that comes meanwhile waits, or counts. */
async function changeCampaign(
  ctx: Context,
  { id, version }: { id: number; version: number },
  fields: Fields,
): Promise<boolean> {
  await ensureSound(ctx.db, fields)
  const before = await ctx.db
    .selectFrom('voucher_campaign')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (before?.version !== version) return false
  // Approved as it is, together with other things: until it begins it can only be stopped.
  const isSettled = before.let_loose_by !== null && ctx.clock.today() < before.starts_on
  refuse(isSettled && fields.published ? { published: texts.approvedElsewhere } : {})
  refuse(findBrokenPromises(termsOf(before), fields, before))
  await ctx.db
    .updateTable('voucher_campaign')
    .set({
      ...toColumns(fields),
      let_loose_by: fields.published ? before.let_loose_by : null,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute()
  return true
}

/** One that is over would start nothing. */
function startCampaign({ clock }: Context, { published, ends_on }: Fields) {
  if (!published && ends_on < clock.today()) {
    throw new Refusal('conflict', { message: texts.over(ends_on) })
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

function termsOf(row: Row): CampaignTerms & VoucherCampaignTerms {
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

/** What a record says of its terms beyond its row. */
type VoucherCampaignTerms = Omit<
  VoucherCampaignRecord,
  keyof VoucherCampaign | 'cost_held' | 'cost_used' | 'series'
>

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
  }
}
