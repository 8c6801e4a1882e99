import type { OrderLine } from '#domain/order/change/plan-lines.ts'
import { changeTexts } from '#domain/order/change/texts.ts'
import { findPickupBranch } from '#domain/location/pickup-branches.ts'
import type { Destination } from '../place/resolve-destination.ts'
import type { ChangeableOrder } from './change-queries.ts'
import type { AskedChange, PlannedChange } from './plan-change.ts'

const texts = changeTexts.words

/** What a change does, a line each, in words that name nobody: its history keeps them for good. */
export function wordsOf(
  order: ChangeableOrder,
  plan: Omit<PlannedChange, 'words'>,
  { receiver }: Pick<AskedChange, 'receiver'>,
): string[] {
  const isOther =
    receiver !== undefined &&
    (receiver.fullname !== order.receiverName || receiver.phone !== order.receiverPhone)
  return [
    ...goodsWords(order.lines, plan.lines),
    ...(isOther ? [texts.receiver] : []),
    ...(plan.destination ? [placeWords(order, plan.destination)] : []),
    ...voucherWords(order, plan),
    ...(plan.fee === order.shippingFee ? [] : [texts.fee(order.shippingFee, plan.fee)]),
    ...(plan.total === order.total ? [] : [texts.total(order.total, plan.total)]),
  ]
}

function goodsWords(before: readonly OrderLine[], after: readonly OrderLine[]): string[] {
  const left = new Map(after.map((line) => [line.lineNo, line]))
  const known = new Set(before.map(({ lineNo }) => lineNo))
  const changed = before.flatMap(({ lineNo, name, quantity }) => {
    const now = left.get(lineNo)?.quantity ?? 0
    if (now === quantity) return []
    return now === 0 ? texts.removed(name) : texts.less(name, quantity, now)
  })
  const added = after.filter(({ lineNo }) => !known.has(lineNo))
  return [...changed, ...added.map(({ name, quantity }) => texts.added(name, quantity))]
}

function placeWords(order: ChangeableOrder, { pickupBranch, center }: Destination): string {
  if (center) return texts.toCenter(center.name)
  if (pickupBranch) return texts.toBranch(findPickupBranch(pickupBranch)?.name ?? pickupBranch)
  const wasFetched = order.pickupBranch !== null || order.centerCode !== null
  return wasFetched ? texts.toDoor : texts.place
}

function voucherWords(order: ChangeableOrder, { vouchers }: Pick<PlannedChange, 'vouchers'>) {
  const before = new Map(order.vouchers.map(({ code, saving }) => [code, saving]))
  return vouchers.flatMap(({ code, saving, problem }) => {
    if (problem !== undefined) return texts.voucherLost(code)
    return before.get(code) === saving ? [] : texts.voucherSaves(code, saving)
  })
}
