import { sql } from 'kysely'
import { Refusal } from '#domain/errors.ts'
import { carrierRules, type CarrierRuleRow } from '#domain/order/carriers/backoffice.ts'
import {
  carrierRuleColumns as heads,
  carrierRuleTexts as texts,
  cashWords,
} from '#domain/order/carriers/texts.ts'
import { feeTexts, orderTypeWords, regionWords } from '#domain/order/fees/texts.ts'
import type { FieldsOf } from '#domain/resource.ts'
import { carrierLabel, shippingUnitNames } from '#domain/shipping/units.ts'
import { listProvinces } from '../../location/index.ts'
import type { Db } from '../../platform/db.ts'
import type { App } from '../../platform/http/app.ts'
import {
  choiceColumn,
  listQuery,
  recordKind,
  serveResource,
  textColumn,
  wordsOf,
  type Handlers,
} from '../../resource/index.ts'
import { carrierRuleRows, insertCarrierRule, updateCarrierRule } from '../../shipping/index.ts'
import { figureColumn } from '../figure-column.ts'
import { provinceColumns } from './province-columns.ts'
import { activeColumn, choicesOf } from './word-columns.ts'

export function serveCarrierRules(app: App): void {
  serveResource(app, carrierRules, handlers)
}

const handlers: Handlers<typeof carrierRules> = {
  texts,
  taken: { carrier_rule_name_key: { name: texts.nameTaken } },
  async list(ctx, asked) {
    const { rows, total } = await list(ctx.db, asked)
    return { rows: rows.map(toRow), total }
  },
  async get(ctx, id) {
    const found = await carrierRuleRows(ctx.db).where('c.id', '=', id).executeTakeFirst()
    return found ? toRow(found) : null
  },
  async create(ctx, fields) {
    await ensureSense(ctx.db, fields)
    return insertCarrierRule(ctx.db, fields)
  },
  async change(ctx, at, fields) {
    await ensureSense(ctx.db, fields)
    return updateCarrierRule(ctx.db, at, fields)
  },
  describe: ({ name, unit }) => ({ title: name, text: carrierLabel(unit) }),
  actions: {
    switchOn: { action: texts.switchedOn, set: () => ({ active: true }) },
    switchOff: { action: texts.switchedOff, set: () => ({ active: false }) },
  },
  table: {
    file: 'luat-van-chuyen',
    columns: {
      name: textColumn({ head: heads.name, also: ['ten', 'name'] }),
      priority: figureColumn({ head: heads.priority, also: ['uu tien', 'priority'] }),
      unit: choiceColumn(
        { head: heads.unit, also: ['don vi', 'unit'] },
        choicesOf(Object.fromEntries(shippingUnitNames.map((unit) => [unit, carrierLabel(unit)]))),
      ),
      order_type: choiceColumn({ head: heads.order_type, also: [] }, choicesOf(orderTypeWords)),
      region: choiceColumn({ head: heads.region, also: [] }, choicesOf(regionWords)),
      provinces: provinceColumns,
      min_weight: figureColumn({ head: heads.min_weight, also: [] }),
      max_weight: figureColumn({ head: heads.max_weight, also: [] }),
      cash: choiceColumn({ head: heads.cash, also: ['thu tien', 'cash'] }, choicesOf(cashWords)),
      active: activeColumn(heads.active),
    },
    key: 'name',
    defaults: { active: true, order_type: 'any', region: 'any', provinces: [], cash: 'any' },
    titleOf: ({ name }) => name,
    listByKeys: async (ctx, names) =>
      (await carrierRuleRows(ctx.db).where('c.name', 'in', names).execute()).map(toRow),
  },
}

export const carrierRuleRecords = recordKind(carrierRules, handlers)

const list = listQuery(carrierRules, {
  rows: carrierRuleRows,
  search: [wordsOf('c.name')],
  filters: { state: (row, state) => row('c.active', '=', state === 'on') },
  sorts: { priority: sql`row(c.priority, c.id)`, name: sql`vn_fold(c.name)` },
  tie: 'c.id',
})

type Found = Awaited<ReturnType<ReturnType<typeof carrierRuleRows>['executeTakeFirstOrThrow']>>

function toRow({ max_weight, ...row }: Found): CarrierRuleRow {
  return { ...row, ...(max_weight !== null && { max_weight }) }
}

async function ensureSense(db: Db, fields: FieldsOf<typeof carrierRules>): Promise<void> {
  const known = new Set((await listProvinces({ db })).map(({ id }) => id))
  const unknown = fields.provinces.find((id) => !known.has(id))
  const { min_weight: min, max_weight: max = Infinity, region, provinces } = fields
  const wrong = {
    ...(max <= min && { max_weight: feeTexts.weightRange }),
    ...(region !== 'any' && provinces.length > 0 && { provinces: feeTexts.placeTwice }),
    ...(unknown !== undefined && { provinces: feeTexts.unknownProvince(String(unknown)) }),
  }
  if (Object.keys(wrong).length > 0) throw new Refusal('conflict', { fields: wrong })
}
