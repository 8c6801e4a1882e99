import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/order/api.ts'
import type { PlacedOrder } from '#domain/order/api.ts'
import { Refusal } from '#domain/errors.ts'
import { inVaccineNames, type placeVaccineOrder as vaccineDefinition } from '#domain/vaccine/api.ts'
import { findEarning } from '../../catalog/index.ts'
import type { Caller, Context } from '../../context.ts'
import { CountedRefusal, KeptAnswer, runOnce, type KeyOwner } from '../../platform/idempotency.ts'
import { networkOf } from '../../platform/network.ts'
import { withFirstPayment } from '../payment/first-payment.ts'
import { announceMove, type Moved } from '../move/move-order.ts'
import { HoldLost } from '../../stock/index.ts'
import { isShopOpen } from '../../settings/index.ts'
import { readOrderSettings, type OrderSettings } from '../order-settings.ts'
import { viewTokenOf } from '../view-token.ts'
import type { AskedOrder } from './asked-order.ts'
import type { FirstAnswer } from './new-order.ts'
import { ensurePerson, judgePerson } from './ensure-person.ts'
import { needsCode, tryOrderCode } from './order-otp.ts'
import { refuseSoldOut } from './refuse-sold-out.ts'
import { writeOrder } from './write-order.ts'

/**
 * Places an order: our prices, stock reserved, points and gifts and vouchers held, once for its key.
 */
export function placeOrder(
  ctx: Context,
  input: ParsedInput<typeof api.placeOrder>,
  caller: Caller,
): Promise<PlacedOrder> {
  return placeAsked(ctx, { input, shop: 'normal' }, caller, 'POST /order')
}

/** The same in the vaccine-centre shop. */
export function placeVaccineOrder(
  ctx: Context,
  input: ParsedInput<typeof vaccineDefinition>,
  caller: Caller,
): Promise<PlacedOrder> {
  return placeAsked(ctx, { input, shop: 'vaccine' }, caller, 'POST /order-vnvc').catch(inItsNames)
}

function inItsNames(error: unknown): never {
  if (!(error instanceof Refusal) || !error.details.fields) throw error
  const { fields, ...details } = error.details
  throw new Refusal(error.code, { ...details, fields: inVaccineNames(fields) })
}

async function placeAsked(
  ctx: Context,
  { input, shop }: Pick<AskedOrder, 'input' | 'shop'>,
  caller: Caller,
  scope: string,
): Promise<PlacedOrder> {
  if (!(await isShopOpen(ctx))) throw new Refusal('shopClosed')
  const { member = null, ip } = caller
  const owner = { memberId: member?.id, secret: caller.idempotencySecret }
  const settings = await readOrderSettings(ctx)
  const needsOtp = needsCode(settings, { input, member })
  const request = { scope, key: caller.idempotencyKey!, owner, needsOtp }
  await refuseSoldOut(ctx, { input }, request)
  const placed = await place(ctx, { input, shop, member, asker: caller }, request)
  return withFirstPayment(ctx, placed, ip)
}

/**
 * An order that a subscription makes for its member, once for its key and only when `claim` gets the
 * turn in the same transaction: without a code and the limits of people. Refuses as `placeOrder`.
 */
export function placeSubscription(
  ctx: Context,
  asked: Required<Pick<AskedOrder, 'input' | 'member' | 'claim'>>,
  key: string,
): Promise<PlacedOrder> {
  const request = { scope: 'standing order', key, needsOtp: false }
  return place(ctx, { ...asked, shop: 'normal', asker: { ip: '' } }, request)
}

/**
 * An order that staff take by telephone, for the member or guest whose phone it names: once for its key, as the shop
 * takes it, without the code and the limits of strangers. Refuses as `placeOrder`.
 */
export function placeByPhone(
  ctx: Context,
  asked: Required<Pick<AskedOrder, 'input' | 'member' | 'taker'>>,
  key: string,
): Promise<PlacedOrder> {
  const request = { scope: `POST /admin/orders ${asked.taker.actor}`, key, needsOtp: false }
  return place(ctx, { ...asked, shop: 'normal', asker: { ip: '' } }, request)
}

async function place(
  ctx: Context,
  order: Omit<AskedOrder, 'earning' | 'hasCode' | 'turns' | 'judged'>,
  { needsOtp, ...by }: { scope: string; key: string; owner?: KeyOwner; needsOtp: boolean },
): Promise<PlacedOrder> {
  const settings = await readOrderSettings(ctx)
  const earning = await findEarning(ctx, ctx.clock.today())
  const judged = order.taker ? null : await judgePerson(ctx, order)
  const again = () =>
    attempt(ctx, settings, { ...order, earning, judged, hasCode: needsOtp, turns: [] }, by)
  // Nothing of the first try is left; the second one holds anew.
  return again().catch((error: unknown) => {
    if (!(error instanceof HoldLost)) throw error
    return again()
  })
}

async function attempt(
  ctx: Context,
  settings: OrderSettings,
  asked: AskedOrder,
  by: { scope: string; key: string; owner?: KeyOwner },
): Promise<PlacedOrder> {
  let moved: Moved | null = null
  // The proof is another one each time it is sent.
  const { captcha: _proof, ...body } = asked.input
  const request = { ...by, body }
  const answer = await runOnce<FirstAnswer>(ctx, request, async (trx) => {
    // Whatever may refuse stands in here: the first answer is given again even if it would be refused now.
    const refusal = asked.hasCode ? await tryOrderCode(ctx, trx, asked) : null
    if (refusal) return new CountedRefusal(refusal)
    if (!asked.claim && !asked.taker) await takeAddressTurn(ctx, settings, asked)
    await ensurePerson(ctx, trx, asked)
    const placed = await writeOrder(ctx, trx, settings, asked, request)
    await asked.taker?.note(trx, placed.answer.code)
    moved = placed.moved
    return new KeptAnswer(placed.answer)
  }).catch(async (error: unknown) => {
    // What did not become an order leaves its turns to others, and to the next try.
    for (const turn of asked.turns) await turn.giveBack()
    throw error
  })
  if (moved) announceMove(ctx, moved)
  return { ...answer, view_token: viewTokenOf(ctx.config.secretKey, answer.code) }
}

/** Every try costs us work, so those have a limit of their own; of an hour's share only orders count. */
async function takeAddressTurn(
  { limits }: Context,
  settings: OrderSettings,
  { asker, turns }: AskedOrder,
): Promise<void> {
  const network = networkOf(asker.ip)
  await limits.consume('orderTryAddress', network)
  turns.push(await limits.consume('orderAddress', network, settings.limits.perAddress))
}
