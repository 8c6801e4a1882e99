import { sql } from 'kysely'
import { Refusal } from '#domain/errors.ts'
import { feeRules, tryFee as trying, type FeeRuleRow } from '#domain/order/fees/backoffice.ts'
import {
  feeRuleColumns as heads,
  feeTexts as texts,
  orderTypeWords,
  regionWords,
} from '#domain/order/fees/texts.ts'
import type { FieldsOf } from '#domain/resource.ts'
import { feeRuleRows, insertFeeRule, listProvinces, updateFeeRule } from '../../location/index.ts'
import type { Db } from '../../platform/db.ts'
import { route, type App } from '../../platform/http/app.ts'
import {
  choiceColumn,
  listQuery,
  recordKind,
  serveResource,
  textColumn,
  wordsOf,
  type Handlers,
} from '../../resource/index.ts'
import { figureColumn } from '../figure-column.ts'
import { provinceColumns } from './province-columns.ts'
import { tryFee } from './try-fee.ts'
import { activeColumn, choicesOf } from './word-columns.ts'

export function serveFeeRules(app: App): void {
  // Before the record's own address, which would take `try` for a number.
  route(app, trying, tryFee)
  serveResource(app, feeRules, handlers)
}

const handlers: Handlers<typeof feeRules> = {
  texts,
  taken: { fee_rule_name_key: { name: texts.nameTaken } },
  async list(ctx, asked) {
    const { rows, total } = await list(ctx.db, asked)
    return { rows: rows.map(toRow), total }
  },
  async get(ctx, id) {
    const found = await feeRuleRows(ctx.db).where('f.id', '=', id).executeTakeFirst()
    return found ? toRow(found) : null
  },
  async create(ctx, fields) {
    await ensureSense(ctx.db, fields)
    return insertFeeRule(ctx.db, fields)
  },
  async change(ctx, at, fields) {
    await ensureSense(ctx.db, fields)
    return updateFeeRule(ctx.db, at, fields)
  },
  describe: ({ name, priority }) => ({ title: name, text: `Thứ tự ${priority}` }),
  actions: {
    switchOn: { action: texts.switchedOn, set: () => ({ active: true }) },
    switchOff: { action: texts.switchedOff, set: () => ({ active: false }) },
  },
  table: {
    file: 'phi-giao-hang',
    columns: {
      name: textColumn({ head: heads.name, also: ['ten', 'name'] }),
      priority: figureColumn({ head: heads.priority, also: ['uu tien', 'priority'] }),
      order_type: choiceColumn({ head: heads.order_type, also: [] }, choicesOf(orderTypeWords)),
      region: choiceColumn({ head: heads.region, also: [] }, choicesOf(regionWords)),
      provinces: provinceColumns,
      min_weight: figureColumn({ head: heads.min_weight, also: [] }),
      max_weight: figureColumn({ head: heads.max_weight, also: [] }),
      min_total: figureColumn({ head: heads.min_total, also: [] }),
      max_total: figureColumn({ head: heads.max_total, also: [] }),
      fee: figureColumn({ head: heads.fee, also: ['fee'] }),
      fee_per_kg: figureColumn({ head: heads.fee_per_kg, also: [] }),
      free_above: figureColumn({ head: heads.free_above, also: [] }),
      starts_on: textColumn({ head: heads.starts_on, also: [] }),
      ends_on: textColumn({ head: heads.ends_on, also: [] }),
      active: activeColumn(heads.active),
    },
    key: 'name',
    defaults: { active: true, order_type: 'any', region: 'any', provinces: [] },
    titleOf: ({ name }) => name,
    listByKeys: async (ctx, names) =>
      (await feeRuleRows(ctx.db).where('f.name', 'in', names).execute()).map(toRow),
  },
}

export const feeRuleRecords = recordKind(feeRules, handlers)

const list = listQuery(feeRules, {
  rows: feeRuleRows,
  search: [wordsOf('f.name')],
  filters: { state: (row, state) => row('f.active', '=', state === 'on') },
  sorts: { priority: sql`row(f.priority, f.id)`, name: sql`vn_fold(f.name)`, fee: 'f.fee' },
  tie: 'f.id',
})

type Found = Awaited<ReturnType<ReturnType<typeof feeRuleRows>['executeTakeFirstOrThrow']>>

/** What bounds nothing is missing. */
function toRow({
  max_weight,
  max_total,
  free_above,
  starts_on,
  ends_on,
  ...row
}: Found): FeeRuleRow {
  return {
    ...row,
    ...(max_weight !== null && { max_weight }),
    ...(max_total !== null && { max_total }),
    ...(free_above !== null && { free_above }),
    ...(starts_on !== null && { starts_on }),
    ...(ends_on !== null && { ends_on }),
  }
}

/** Ranges that hold something, and provinces that there are. */
async function ensureSense(db: Db, fields: FieldsOf<typeof feeRules>): Promise<void> {
  const known = new Set((await listProvinces({ db })).map(({ id }) => id))
  const unknown = fields.provinces.find((id) => !known.has(id))
  const { min_weight, max_weight = Infinity, min_total, max_total = Infinity } = fields
  const { starts_on: from, ends_on: to } = fields
  const wrong = {
    ...(max_weight <= min_weight && { max_weight: texts.weightRange }),
    ...(max_total <= min_total && { max_total: texts.totalRange }),
    ...(from && to && to < from && { ends_on: texts.dayRange }),
    ...(fields.region !== 'any' && fields.provinces.length > 0 && { provinces: texts.placeTwice }),
    ...(unknown !== undefined && { provinces: texts.unknownProvince(String(unknown)) }),
  }
  if (Object.keys(wrong).length > 0) throw new Refusal('conflict', { fields: wrong })
}
