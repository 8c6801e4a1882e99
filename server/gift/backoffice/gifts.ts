import { sql } from 'kysely'
import { Refusal } from '#domain/errors.ts'
import {
  giftApprovals,
  gifts,
  type DeskGiftFields as Fields,
  type DeskGiftRecord,
} from '#domain/gift/backoffice/gifts.ts'
import { giftDeskTexts as texts, giftRecordTexts } from '#domain/gift/backoffice/texts.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import { windowTimeOn } from '#domain/window-time.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import type { App } from '../../platform/http/app.ts'
import {
  isInApproval,
  approvalOf,
  listQuery,
  partOf,
  proposeChange,
  proposeNew,
  recordKind,
  runningFirst,
  serveApproval,
  serveResource,
  windowTimeIn,
  wordsOf,
  type Approving,
  type Handlers,
  type Writing,
} from '../../resource/index.ts'
import { remainingOf } from '../queries.ts'
import { giftColumns } from './gift-columns.ts'
import {
  findGiftDesk,
  giftFieldsOf,
  giftRows,
  insertGiftDraft,
  isCodeTaken,
  listGiftMovements,
  listGiftsByCodes,
  liveGiftOf,
  toDeskGift,
  writeGift,
} from './gift-rows.ts'

/** Gifts at the desk. */
export function serveGifts(app: App): void {
  serveResource(app, gifts, handlers)
  serveApproval(app, approving)
}

const approving: Approving<typeof gifts> = {
  resource: gifts,
  endpoints: giftApprovals,
  table: sql.table('gift'),
  get: findGiftRecord,
  getLive: async ({ db }, id) => liveGiftOf((await findGiftDesk(db, id))!),
  ensure: async (ctx, id, { live, fields }) => {
    await ensureSound(ctx, fields)
    if (await isCodeTaken(ctx.db, fields.product_code, id)) refuse('product_code', texts.codeTaken)
    const { exchanged } = (await findGiftDesk(ctx.db, id))!
    if (exchanged === 0) return
    const isOther =
      fields.kind !== live.kind || fields.voucher_campaign_id !== live.voucher_campaign_id
    if (isOther) refuse('kind', texts.kindFixed)
    if ((fields.total_limit ?? exchanged) < exchanged) {
      refuse('total_limit', texts.quotaBelow(exchanged))
    }
  },
  apply: ({ db }, id, fields) => writeGift(db, id, fields),
  needsNobody: (_, { live, fields, isOpen }) =>
    isOpen && countingParts(live) === countingParts(fields),
}

/** What it is, what it costs and how many may have it. */
function countingParts(fields: Fields): string {
  return [
    fields.product_code,
    fields.promotion_id,
    fields.kind,
    fields.voucher_campaign_id ?? '',
    fields.point_cost,
    fields.unit_cost ?? '',
    fields.per_member_limit ?? '',
    fields.total_limit ?? '',
  ].join('|')
}

async function ensureSound({ db }: Writing, fields: Fields): Promise<void> {
  const { kind, picture, promotion_id, voucher_campaign_id: campaign } = fields
  if (kind === 'gift' && picture === '') refuse('picture', texts.pictureNeeded)
  if (kind === 'gift' && campaign !== undefined) {
    refuse('voucher_campaign_id', texts.campaignUnwanted)
  }
  if (kind === 'voucher' && fields.unit_cost !== undefined) {
    refuse('unit_cost', texts.unitCostUnwanted)
  }
  if (kind === 'voucher' && campaign === undefined) {
    refuse('voucher_campaign_id', texts.campaignNeeded)
  }
  const { rows } = await sql<{ promotion: boolean; campaign: boolean }>`
    select exists (select from exchange_promotion where id = ${promotion_id}) as promotion,
      ${campaign ?? null}::int is null
        or exists (select from voucher_campaign where id = ${campaign ?? null}) as campaign`.execute(
    db,
  )
  if (!rows[0]!.promotion) refuse('promotion_id', texts.choose)
  if (!rows[0]!.campaign) refuse('voucher_campaign_id', texts.campaignNeeded)
}

function refuse(field: keyof Fields, message: string): never {
  throw new Refusal('invalidInput', { fields: { [field]: message } })
}

const handlers: Handlers<typeof gifts> = {
  texts: giftRecordTexts,
  taken: { gift_product_code_key: { product_code: texts.codeTaken } },
  list: async (ctx, asked) => {
    const { rows, total } = await listOn(ctx.clock.today())(ctx.db, asked)
    return { rows: rows.map(toDeskGift), total }
  },
  get: findGiftRecord,
  create: async (ctx, fields) => {
    await ensureSound(ctx, fields)
    const id = await insertGiftDraft(ctx.db, fields)
    await proposeNew(ctx, approving, id, fields)
    return id
  },
  change: (ctx, at, fields) => proposeChange(ctx, approving, at, fields),
  describe: ({ name, product_code: code }) => ({ title: name, text: code }),
  table: {
    file: 'qua',
    columns: giftColumns,
    key: 'product_code',
    defaults: { kind: 'gift', description: '', picture: '', sort: 0 },
    titleOf: ({ name, product_code: code }) => `${code} ${name}`,
    listByKeys: async (ctx, codes) =>
      (await listGiftsByCodes(ctx.db, ctx.clock.today(), codes)).map(toDeskGift),
  },
}

export const giftRecords = recordKind(gifts, handlers)

const listOn = (today: VietnamDay) =>
  listQuery(gifts, {
    rows: (db: Db) => giftRows(db, today),
    search: [wordsOf('g.name'), partOf('g.product_code'), wordsOf('p.name')],
    filters: {
      approval: (_, approval) => isInApproval('g', approval),
      time: (_, time) => sql<boolean>`${windowTimeIn('p', today)} = ${time}`,
      kind: (row, kind) => row('g.kind', '=', kind),
      promotion: (row, id) => row('p.id', '=', id),
      stock: (_, stock) =>
        stock === 'left'
          ? sql<boolean>`${sql.raw(remainingOf('g'))} > 0`
          : sql<boolean>`${sql.raw(remainingOf('g'))} = 0`,
    },
    sorts: {
      running: runningFirst('p', today),
      promotion: sql`-p.id`,
      name: sql`vn_fold(g.name)`,
      cost: 'g.point_cost',
      left: sql.raw(remainingOf('g')),
    },
    tie: 'g.id',
  })

/** A gift with all that its page says; its fields are those of the draft where one waits. */
export async function findGiftRecord(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: number,
): Promise<DeskGiftRecord | null> {
  const row = await findGiftDesk(db, id)
  if (!row) return null
  const { version, promotion, on_hand, reserved, remaining, exchanged } = row
  const { held, burnt, given, returned } = row
  return {
    id,
    version,
    ...giftFieldsOf(row),
    promotion,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    time: windowTimeOn(clock.today(), row),
    voucher_campaign: row.campaign ?? '',
    ...approvalOf(row, liveGiftOf(row)),
    on_hand,
    reserved,
    remaining,
    exchanged,
    held,
    burnt,
    given,
    returned,
    movements: await listGiftMovements(db, id),
  }
}
