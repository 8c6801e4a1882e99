import { sql } from 'kysely'
import { formatDate, type VietnamDay } from '#domain/kernel/dates.ts'
import { cashLimits, type CashLimitRow } from '#domain/order/cash/backoffice/limits.ts'
import { cashCarrierLabel, cashLimitTexts as texts } from '#domain/order/cash/texts.ts'
import type { Db } from '../../platform/db.ts'
import type { App } from '../../platform/http/app.ts'
import { listQuery, recordKind, serveResource, type Handlers } from '../../resource/index.ts'

export function serveCashLimits(app: App): void {
  serveResource(app, cashLimits, handlers)
}

const handlers: Handlers<typeof cashLimits> = {
  texts,
  taken: { cash_limit_once: { valid_from: texts.taken } },
  list: (ctx, asked) => listOn(ctx.clock.today())(ctx.db, asked),
  get: async ({ db, clock }, id) => {
    const found = rowsOn(clock.today())(db).where('c.id', '=', id)
    return (await found.executeTakeFirst()) ?? null
  },
  create: async ({ db }, fields) => {
    const added = db.insertInto('cash_limit').values(fields).returning('id')
    return (await added.executeTakeFirstOrThrow()).id
  },
  change: async ({ db }, { id, version }, { days, valid_from }) => {
    const changed = await db
      .updateTable('cash_limit')
      .set({ days, valid_from, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .execute()
    return changed.length > 0
  },
  describe: ({ carrier, days, valid_from: from }) => ({
    title: cashCarrierLabel(carrier),
    text: `${days} ngày · ${formatDate(from)}`,
  }),
}

export const cashLimitRecords = recordKind(cashLimits, handlers)

/** Of those that have begun, the newest of its carrier is in force. */
const periodOn = (today: VietnamDay) => sql<CashLimitRow['period']>`case
  when c.valid_from > ${today}::date then 'coming'
  when exists (select from cash_limit n where n.carrier = c.carrier
    and n.valid_from > c.valid_from and n.valid_from <= ${today}::date) then 'past'
  else 'current' end`

const rowsOn = (today: VietnamDay) => (db: Db) =>
  db
    .selectFrom('cash_limit as c')
    .select(['c.id', 'c.version', 'c.carrier', 'c.valid_from', 'c.days'])
    .select(periodOn(today).as('period'))

const listOn = (today: VietnamDay) =>
  listQuery(cashLimits, {
    rows: rowsOn(today),
    search: [],
    filters: {
      carrier: (row, carrier) => row('c.carrier', '=', carrier),
      period: (row, period) => row(periodOn(today), '=', period),
    },
    sorts: {
      carrier: sql`row(array_position(array['ECO', 'branch'], c.carrier), c.carrier, c.valid_from)`,
      from: 'c.valid_from',
    },
    tie: 'c.id',
  })
