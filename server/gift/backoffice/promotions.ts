import { sql } from 'kysely'
import { Refusal } from '#domain/errors.ts'
import {
  exchangePromotions,
  promotionApprovals,
  type DeskPromotionFields as Fields,
  type DeskPromotionRecord,
} from '#domain/gift/backoffice/promotions.ts'
import { giftDeskTexts as texts, promotionDeskTexts } from '#domain/gift/backoffice/texts.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import { windowTimeOn } from '#domain/window-time.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import type { App } from '../../platform/http/app.ts'
import {
  isInApproval,
  approvalOf,
  listQuery,
  outColumn,
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
} from '../../resource/index.ts'
import {
  findPromotionDesk,
  insertPromotionDraft,
  isExchangedIn,
  livePromotionOf,
  promotionRows,
  writePromotion,
} from './promotion-rows.ts'

/** Exchange promotions at the desk. */
export function servePromotions(app: App): void {
  serveResource(app, exchangePromotions, handlers)
  serveApproval(app, approving)
}

const approving: Approving<typeof exchangePromotions> = {
  resource: exchangePromotions,
  endpoints: promotionApprovals,
  table: sql.table('exchange_promotion'),
  get: findPromotionRecord,
  getLive: async ({ db }, id) => livePromotionOf((await findPromotionDesk(db, id))!),
  ensure: async ({ db }, id, { live, fields }) => {
    await ensureInside(db, fields)
    const isMoved = fields.programme_id !== live.programme_id
    if (isMoved && (await isExchangedIn(db, id))) refuse('programme_id', texts.programmeFixed)
  },
  apply: ({ db }, id, fields) => writePromotion(db, id, fields),
  needsNobody: (_, { live, fields, isOpen }) =>
    isOpen &&
    fields.programme_id === live.programme_id &&
    fields.starts_on === live.starts_on &&
    fields.ends_on === live.ends_on &&
    fields.point_limit === live.point_limit,
}

/** Its days lie inside those of its programme. */
async function ensureInside(db: Db, { programme_id: id, starts_on, ends_on }: Fields) {
  if (ends_on < starts_on) refuse('ends_on', texts.daysTurned)
  const programme = await db
    .selectFrom('loyalty_programme')
    .select(['name', 'starts_on', 'ends_on'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!programme) return refuse('programme_id', texts.choose)
  const words = texts.outside(programme.name, programme.starts_on, programme.ends_on)
  if (starts_on < programme.starts_on) refuse('starts_on', words)
  if (ends_on > programme.ends_on) refuse('ends_on', words)
}

function refuse(field: keyof Fields, message: string): never {
  throw new Refusal('invalidInput', { fields: { [field]: message } })
}

const handlers: Handlers<typeof exchangePromotions> = {
  texts: promotionDeskTexts,
  taken: {},
  list: (ctx, asked) => listOn(ctx.clock.today())(ctx.db, asked),
  get: findPromotionRecord,
  create: async (ctx, fields) => {
    await ensureInside(ctx.db, fields)
    const id = await insertPromotionDraft(ctx.db, fields)
    await proposeNew(ctx, approving, id, fields)
    return id
  },
  change: (ctx, at, fields) => proposeChange(ctx, approving, at, fields),
  describe: ({ name, programme }) => ({ title: name, text: programme }),
  out: {
    file: 'dot-doi-qua',
    columns: {
      name: outColumn('Tên', String),
      programme: outColumn('Chương trình', String),
      starts_on: outColumn('Ngày đầu', String),
      ends_on: outColumn('Ngày cuối', String),
      gifts: outColumn('Số quà', String),
    },
  },
}

export const promotionRecords = recordKind(exchangePromotions, handlers)

const listOn = (today: VietnamDay) =>
  listQuery(exchangePromotions, {
    rows: (db: Db) => promotionRows(db, today),
    search: [wordsOf('p.name'), wordsOf('l.name')],
    filters: {
      approval: (_, approval) => isInApproval('p', approval),
      time: (_, time) => sql<boolean>`${windowTimeIn('p', today)} = ${time}`,
      programme: (row, id) => row('p.programme_id', '=', id),
    },
    sorts: {
      running: runningFirst('p', today),
      newest: sql`-extract(epoch from p.starts_on)`,
      name: sql`vn_fold(p.name)`,
    },
    tie: 'p.id',
  })

/** A promotion with all that its page says; its fields are those of the draft where one waits. */
export async function findPromotionRecord(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: number,
): Promise<DeskPromotionRecord | null> {
  const row = await findPromotionDesk(db, id)
  if (!row) return null
  const live = livePromotionOf(row)
  const waiting = row.draft === null ? null : exchangePromotions.fields.parse(row.draft)
  const { version, programme, gifts, members, points } = row
  return {
    id,
    version,
    ...(waiting ?? live),
    programme,
    gifts,
    ...approvalOf(row, live),
    time: windowTimeOn(clock.today(), live),
    members,
    points,
  }
}
