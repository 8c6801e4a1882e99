import { toVietnamIso } from '#domain/kernel/dates.ts'
import { points } from '#domain/kernel/points.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { cameByWords } from '#domain/order/came-by-words.ts'
import { type Order } from '#domain/order/api.ts'
import { paymentTypes } from '#domain/payment/api.ts'
import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import {
  backofficeTexts as texts,
  happeningLabels,
  labelOfMessage,
  pointLabels,
  stockLabels,
} from '#domain/order/backoffice/texts.ts'
import { whyNotChange } from '#domain/order/change/why-not.ts'
import { attemptStateLabels } from '#domain/payment/attempts.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { CausedEntry } from '../../loyalty/index.ts'
import type { SentMessage } from '../../notification/index.ts'
import type { PaymentsOfOrder } from '../../payment/index.ts'
import type { CarrierRule } from '#domain/order/carriers/carrier-rule.ts'
import { carrierLabel } from '#domain/shipping/units.ts'
import type { UnknownWord } from '../../shipping/index.ts'
import { staffNameOf } from '../../staff/index.ts'
import { toParcel } from '../cash/list-cash.ts'
import type { ParcelRow } from '../cash/queries.ts'
import type { BackofficeParts } from './backoffice-order-queries.ts'
import { moneyOf, refundsOf } from './money-view.ts'
import { movesOf } from './move-offers.ts'

export interface KnownOfOrder {
  order: Order
  parts: Omit<BackofficeParts, 'stock'>
  payments: PaymentsOfOrder
  memberName: string | null
  stock: BackofficeParts['stock']
  points: readonly CausedEntry[]
  messages: readonly SentMessage[]
  carrier: CarrierRule | null
  words: readonly UnknownWord[]
  /** Null where nothing was taken at the door. */
  cash: ParcelRow | null
  /** Full names of staff by how orders keep them. */
  names: ReadonlyMap<string, string>
}

/** One order as the back office shows it to somebody with these permissions. */
export function toBackofficeOrder(
  known: KnownOfOrder,
  permissions: readonly Permission[],
): BackofficeOrder {
  const { order, parts, payments, memberName, names } = known
  const nameOf = (actor: string) => actorName(actor, names)
  return {
    order,
    customer: {
      phone: parts.customerPhone,
      ...(memberName === null ? {} : { member_name: memberName }),
    },
    ...(known.carrier && {
      carrier_choice: { unit: known.carrier.unit, rule: known.carrier.name },
    }),
    ...(known.words.length > 0 && { carrier_words: known.words.map(toWord) }),
    ...(parts.cameBy && { came_by: cameByWords(parts.cameBy) }),
    ...(parts.takenBy !== null && { taken_by: nameOf(parts.takenBy) }),
    version: parts.version,
    ...refusalOf(parts),
    lines: parts.lines.map(toLine),
    money: {
      ...moneyOf(parts.money),
      ...(parts.cashToCollect !== null && { told_to_collect: vnd(parts.cashToCollect) }),
      ...(known.cash && { cash: toParcel(known.cash) }),
    },
    payments: payments.attempts.map(toPayment),
    refunds: refundsOf(parts, payments.refunds, nameOf),
    return_requests: parts.requests.map(({ at, ...request }) => ({ ...request, at: iso(at) })),
    returns: parts.returns.map(({ at, actor, reason, amount, points: taken, pieces, codes }) => ({
      at: iso(at),
      by: nameOf(actor),
      reason,
      pieces,
      amount: vnd(amount),
      points: points(taken),
      codes: codes.map((one) => ({ code_masked: one.code_masked, points: points(one.points) })),
    })),
    stock: known.stock.map(({ at, product, kind, quantity }) => {
      return { at: toVietnamIso(at), product, label: stockLabels[kind], quantity }
    }),
    points: known.points.map(toPointLine),
    messages: known.messages.map(toMessage),
    notes: parts.notes.map(({ at, actor, text }) => ({ at: iso(at), by: nameOf(actor), text })),
    history: historyOf(parts, nameOf),
    moves: movesOf(parts, permissions),
  }
}

function refusalOf(parts: KnownOfOrder['parts']) {
  const why = whyNotChange(parts)
  return why === null ? {} : { change_refused: why }
}

/** What happened, oldest first: its moves, what staff changed of it, and the ward that somebody named. */
function historyOf(
  { changes, edits, wards }: KnownOfOrder['parts'],
  nameOf: (actor: string) => string,
): BackofficeOrder['history'] {
  const moves: BackofficeOrder['history'] = changes.map(({ at, event, actor, note }) => {
    return { at: iso(at), event, label: happeningLabels[event], by: nameOf(actor), note }
  })
  const named = wards.map(({ at, actor, place }) => {
    const label = texts.wardNamed
    return { at: iso(at), event: 'wardSettled', label, by: nameOf(actor), note: place }
  })
  const changed = edits.map(({ at, actor, words, reason }) => {
    const note = `${words}. ${reason}`
    return { at: iso(at), event: 'changed', label: texts.changed, by: nameOf(actor), note }
  })
  // Of one moment a move comes first, as it was before there were changes.
  return [...moves, ...named, ...changed].toSorted((a, b) =>
    a.at < b.at ? -1 : a.at > b.at ? 1 : 0,
  )
}

function toLine({ lineNo, name, quantity, returned, unitPrice }: BackofficeParts['lines'][number]) {
  return { line_no: lineNo, name, quantity, returned, unit_price: vnd(unitPrice) }
}

function toPayment({
  reference,
  method,
  amount,
  state,
  at,
  failure,
}: PaymentsOfOrder['attempts'][number]) {
  return {
    reference,
    payment_type: paymentTypes[method],
    amount: vnd(amount),
    state,
    state_label: attemptStateLabels[state],
    at,
    ...(failure ? { failure } : {}),
  }
}

function toPointLine({ kind, availableChange, holdingChange, note, at }: CausedEntry) {
  // A burn spends what was held: nothing that could be spent changes with it.
  const change = availableChange === 0 ? holdingChange : availableChange
  return { at: toVietnamIso(at), label: pointLabels[kind], points: change, note }
}

function toMessage({ template, channel, status, at }: SentMessage) {
  const label = labelOfMessage(template)
  return { at: toVietnamIso(at), channel: channel ?? '', template, label, status }
}

function actorName(actor: string, names: ReadonlyMap<string, string>): string {
  if (actor === 'buyer') return texts.buyer
  return staffNameOf(actor, names) ?? texts.system
}

function iso(text: string): string {
  return toVietnamIso(new Date(text))
}

function toWord({ unit, statusCode, at }: UnknownWord) {
  return { carrier: carrierLabel(unit), word: statusCode, at: toVietnamIso(at) }
}
