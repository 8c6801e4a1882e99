import type { Output, ParsedInput } from '#domain/contract.ts'
import {
  getMenuOrder,
  saveMenuOrder,
  type MenuOrder,
} from '#domain/catalog/backoffice/shelf-names.ts'
import { shelfTexts as texts } from '#domain/catalog/backoffice/shelf-texts.ts'
import { Refusal } from '#domain/errors.ts'
import {
  holdMenuOrder,
  listMenuOrder,
  writeMenuOrder,
  type OrderedIds,
} from '../../catalog/index.ts'
import type { Caller, Context } from '../../context.ts'
import { listToldTags } from '../../platform/change-bus.ts'
import { route, type App } from '../../platform/http/app.ts'
import { recordAudit } from '../../staff/index.ts'

export function serveMenuOrder(app: App): void {
  route(app, getMenuOrder, (ctx) => listMenuOrder(ctx.db))
  route(app, saveMenuOrder, orderMenu)
}

/** Refuses whoever looked at another order, or names others than there are. */
async function orderMenu(
  ctx: Context,
  { before, after, reason }: ParsedInput<typeof saveMenuOrder>,
  caller: Caller,
): Promise<Output<typeof saveMenuOrder>> {
  const { now, told } = await ctx.db.transaction().execute(async (trx) => {
    const held = await holdMenuOrder(trx)
    if (!isSameOrder(idsOf(held), before) || !isSameOrder(sorted(before), sorted(after))) {
      throw new Refusal('conflict', { message: texts.moved, current: held })
    }
    await writeMenuOrder(trx, after)
    const ordered = await listMenuOrder(trx)
    await recordAudit(ctx, trx, caller, {
      action: texts.menuChanged,
      subject: { kind: 'category', id: 'menu' },
      reason,
      before: { menu: namesOf(held) },
      after: { menu: namesOf(ordered) },
    })
    return { now: ordered, told: await listToldTags(trx) }
  })
  ctx.cache.drop(told)
  ctx.changeBus.tell(['categories', 'sub-categories'])
  return now
}

function idsOf(order: MenuOrder): OrderedIds {
  return order.map(({ id, sub_categories: subs }) => ({
    id,
    sub_categories: subs.map((sub) => sub.id),
  }))
}

function namesOf(order: MenuOrder): string[] {
  return order.map(({ name, sub_categories: subs }) =>
    [name, ...subs.map((sub) => sub.name)].join(' › '),
  )
}

function sorted(order: OrderedIds): OrderedIds {
  return order
    .map(({ id, sub_categories: subs }) => ({
      id,
      sub_categories: subs.toSorted((a, b) => a - b),
    }))
    .toSorted((a, b) => a.id - b.id)
}

function isSameOrder(some: OrderedIds, others: OrderedIds): boolean {
  return JSON.stringify(some) === JSON.stringify(others)
}
