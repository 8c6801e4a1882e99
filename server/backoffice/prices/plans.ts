import * as api from '#domain/catalog/backoffice/price-plans.ts'
import {
  pricePlanColumns as columns,
  pricePlanPhaseLabels,
  pricePlanTexts as texts,
} from '#domain/catalog/prices/texts.ts'
import { Refusal } from '#domain/errors.ts'
import { findProductId } from '../../catalog/index.ts'
import type { App } from '../../platform/http/app.ts'
import { route } from '../../platform/http/app.ts'
import { outColumn, recordKind, serveResource, type Handlers } from '../../resource/index.ts'
import { approvePricePlan, cancelPricePlan, declinePricePlan, endPricePlan } from './decide-plan.ts'
import { findPlan, listPlansAt, toPlan } from './plan-rows.ts'
import { editPlan, planPrice } from './write-plan.ts'

export function servePricePlans(app: App): void {
  serveResource(app, api.pricePlans, handlers)
  route(app, api.approvePricePlan, approvePricePlan)
  route(app, api.declinePricePlan, declinePricePlan)
  route(app, api.cancelPricePlan, cancelPricePlan)
  route(app, api.endPricePlan, endPricePlan)
}

const handlers: Handlers<typeof api.pricePlans> = {
  texts,
  taken: {},
  list: async (ctx, asked) => {
    const { rows, total } = await listPlansAt(ctx.clock.now())(ctx.db, asked)
    return { rows: rows.map(toPlan), total }
  },
  get: findPlan,
  create: async (ctx, { product_code: code, ...fields }) => {
    const productId = await findProductId(ctx.db, code)
    if (productId === null) {
      throw new Refusal('invalidInput', { fields: { product_code: texts.unknownProduct(code) } })
    }
    const id = await planPrice(ctx, productId, fields)
    ctx.changeBus.tell(['products'])
    return id
  },
  change: async (ctx, at, fields) => {
    const isWritten = await editPlan(ctx, at, fields)
    ctx.changeBus.tell(['products'])
    return isWritten
  },
  describe: ({ product_name: name, product_code: code }) => ({ title: name, text: code }),
  out: {
    file: 'lich-gia',
    columns: {
      id: outColumn(columns.id, String),
      product_code: outColumn(columns.code, String),
      product_name: outColumn(columns.name, String),
      original_price: outColumn(columns.original, String),
      discount_price: outColumn(columns.discount, String),
      starts_at: outColumn(columns.starts, shortTime),
      ends_at: outColumn(columns.ends, shortTime),
      phase: outColumn(columns.phase, (phase) => {
        return pricePlanPhaseLabels[phase as api.PricePlan['phase']]
      }),
      proposed_by: outColumn(columns.by, String),
      decided_by: outColumn(columns.decidedBy, String),
      reason: outColumn(columns.reason, String),
    },
  },
}

export const pricePlanRecords = recordKind(api.pricePlans, handlers)

function shortTime(at: unknown): string {
  return typeof at === 'string' ? at.slice(0, 16).replace('T', ' ') : ''
}
