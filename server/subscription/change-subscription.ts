import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { addDays, formatDate, type VietnamDay } from '#domain/kernel/dates.ts'
import { paymentMethodOf } from '#domain/order/api.ts'
import type * as api from '#domain/subscription/api.ts'
import { maxWait, nextInRhythm, noticeDays } from '#domain/subscription/cycle.ts'
import { subscriptionTexts as texts } from '#domain/subscription/texts.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { getMember } from '../platform/http/access.ts'
import { readSettings } from '../settings/index.ts'
import { cancelCycle } from './keep-queries.ts'
import { feeTo, readFees } from './next-fee.ts'
import { toSubscription } from './standing-view.ts'
import {
  endStanding,
  findOf,
  lockOf,
  tryAgain,
  updateStanding,
  type StandingChange,
  type StandingRow,
} from './view-queries.ts'

type Change = ParsedInput<typeof api.changeSubscription>

/** Pauses, resumes or changes a subscription; an announced order that no longer fits is called off. */
export async function changeSubscription(
  ctx: Context,
  input: Change,
  caller: Caller,
): Promise<api.Subscription> {
  const { id: memberId } = getMember(caller)
  return ctx.db.transaction().execute(async (trx) => {
    const row = await lockAndRead(trx, memberId, input.id)
    if (row.state === 'ended') throw new Refusal('conflict', { message: texts.hasEnded })
    const fees = await readFees({ ...ctx, db: trx })
    const quantity = quantityOf(row, input)
    const fee = feeTo(fees, row, { ...row, quantity })
    const change = await changeOf(ctx, trx, row, { ...input, fee })
    await updateStanding(trx, row.id, change)
    const at = ctx.clock.now()
    if (change.state === 'paused') await cancelCycle(trx, { id: row.id, note: texts.paused, at })
    else if (change.nextOn !== row.nextOn) {
      await cancelCycle(trx, { id: row.id, note: texts.dayChanged, at })
    } else await tryAgain(trx, row.id)
    return toSubscription((await findOf(trx, memberId, row.id))!, fees)
  })
}

/** Ends it for good; its history stays. */
export async function endSubscription(
  ctx: Context,
  { id }: ParsedInput<typeof api.endSubscription>,
  caller: Caller,
): Promise<api.Subscription> {
  const { id: memberId } = getMember(caller)
  const at = ctx.clock.now()
  return ctx.db.transaction().execute(async (trx) => {
    await lockAndRead(trx, memberId, id)
    await endStanding(trx, id, at)
    await cancelCycle(trx, { id, note: texts.ended, at })
    return toSubscription((await findOf(trx, memberId, id))!, await readFees({ ...ctx, db: trx }))
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
  { fee, ...input }: Change & { fee: number },
): Promise<StandingChange> {
  const state = input.state ?? (row.state === 'paused' ? 'paused' : 'active')
  return {
    state,
    nextOn: nextOnOf(row, input, state, ctx.clock.today()),
    quantity: quantityOf(row, input),
    paymentMethod: await methodOf(trx, row, input),
    agreedPrice: agreedPriceOf(row, input),
    agreedFee: agreedFeeOf(row, input, fee),
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
  const latest = addDays(today, maxWait)
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

function agreedFeeOf(row: StandingRow, { agreed_fee: agreed }: Change, fee: number): number {
  if (agreed === undefined) return row.agreedFee
  if (agreed !== fee) throw new Refusal('conflict', { message: texts.otherFee })
  return agreed
}
