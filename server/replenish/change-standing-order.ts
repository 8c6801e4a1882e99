import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { addDays, formatDate, type VietnamDay } from '#domain/kernel/dates.ts'
import { paymentMethodOf } from '#domain/order/api.ts'
import type * as api from '#domain/replenish/api.ts'
import { longestWait, nextInRhythm, noticeDays } from '#domain/replenish/cycle.ts'
import { replenishTexts as texts } from '#domain/replenish/texts.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { getMember } from '../platform/http/actor.ts'
import { readSettings } from '../settings/index.ts'
import { callOff } from './keep-store.ts'
import { toStandingOrder } from './standing-view.ts'
import {
  endStanding,
  findOf,
  lockOf,
  tryAgain,
  updateStanding,
  type StandingChange,
  type StandingRow,
} from './view-store.ts'

type Change = ParsedInput<typeof api.changeStandingOrder>

/** Pauses, resumes or changes a standing order; an announced order that no longer fits is called off. */
export async function changeStandingOrder(
  ctx: Context,
  input: Change,
  caller: Caller,
): Promise<api.StandingOrder> {
  const { id: memberId } = getMember(caller)
  return ctx.db.transaction().execute(async (trx) => {
    const row = await lockAndRead(trx, memberId, input.id)
    if (row.state === 'ended') throw new Refusal('conflict', { message: texts.hasEnded })
    const change = await changeOf(ctx, trx, row, input)
    await updateStanding(trx, row.id, change)
    const at = ctx.clock.now()
    if (change.state === 'paused') await callOff(trx, { id: row.id, note: texts.paused, at })
    else if (change.nextOn !== row.nextOn) {
      await callOff(trx, { id: row.id, note: texts.dayChanged, at })
    } else await tryAgain(trx, row.id)
    return toStandingOrder((await findOf(trx, memberId, row.id))!)
  })
}

/** Ends it for good; its history stays. */
export async function endStandingOrder(
  ctx: Context,
  { id }: ParsedInput<typeof api.endStandingOrder>,
  caller: Caller,
): Promise<api.StandingOrder> {
  const { id: memberId } = getMember(caller)
  const at = ctx.clock.now()
  return ctx.db.transaction().execute(async (trx) => {
    await lockAndRead(trx, memberId, id)
    await endStanding(trx, id, at)
    await callOff(trx, { id, note: texts.ended, at })
    return toStandingOrder((await findOf(trx, memberId, id))!)
  })
}

async function lockAndRead(trx: Db, memberId: number, id: number): Promise<StandingRow> {
  const row = (await lockOf(trx, memberId, id)) ? await findOf(trx, memberId, id) : null
  if (!row) throw new Refusal('notFound')
  return row
}

async function changeOf(
  ctx: Context,
  trx: Db,
  row: StandingRow,
  input: Change,
): Promise<StandingChange> {
  const state = input.state ?? (row.state === 'paused' ? 'paused' : 'active')
  return {
    state,
    nextOn: nextOnOf(row, input, state, ctx.clock.today()),
    quantity: quantityOf(row, input),
    paymentMethod: await methodOf(trx, row, input),
    agreedPrice: agreedPriceOf(row, input),
  }
}

function quantityOf({ quantity, orderLimit }: StandingRow, { quantity: asked }: Change): number {
  if (asked === undefined) return quantity
  if (orderLimit !== null && asked > orderLimit) {
    throw new Refusal('invalidInput', { fields: { quantity: texts.overLimit(orderLimit) } })
  }
  return asked
}

function nextOnOf(
  row: StandingRow,
  { next_on: asked }: Change,
  state: StandingChange['state'],
  today: VietnamDay,
): VietnamDay {
  const earliest = addDays(today, noticeDays)
  if (asked !== undefined && asked !== row.nextOn) return ensureDay(asked, earliest, today)
  const resumes = row.state === 'paused' && state === 'active'
  return resumes ? nextInRhythm(row.nextOn, row.cycleDays, earliest) : row.nextOn
}

function ensureDay(asked: VietnamDay, earliest: VietnamDay, today: VietnamDay): VietnamDay {
  const latest = addDays(today, longestWait)
  const wrong =
    asked < earliest
      ? texts.tooSoon(formatDate(earliest))
      : asked > latest && texts.tooFar(formatDate(latest))
  if (wrong) throw new Refusal('invalidInput', { fields: { next_on: wrong } })
  return asked
}

/** Cash, or a transfer, which waits a day for its money: nobody sits before the screen when it is made. */
async function methodOf(
  trx: Db,
  row: StandingRow,
  { payment_type: asked }: Change,
): Promise<StandingChange['paymentMethod']> {
  if (asked === undefined) return row.paymentMethod
  const method = paymentMethodOf(asked)
  const { paymentMethods } = await readSettings(trx, ['paymentMethods'])
  if ((method !== 'cash' && method !== 'transfer') || !paymentMethods.includes(method)) {
    throw new Refusal('paymentMethodUnavailable')
  }
  return method
}

function agreedPriceOf(row: StandingRow, { agreed_price: agreed }: Change): number {
  if (agreed === undefined) return row.agreedPrice
  if (agreed !== row.price) throw new Refusal('conflict', { message: texts.otherPrice })
  return agreed
}
