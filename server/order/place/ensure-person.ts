import { judgeEarly, verifyCaptcha } from '../../captcha/index.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { networkOf } from '../../platform/network.ts'
import type { AskedOrder } from './asked-order.ts'

/**
 * A guest's order may name anybody's phone: from the second one of an hour of the phone on, or the sixth of a
 * network, it is taken from people only. Members and whoever holds the phone's code are known to be some.
 * The proof is used up with the order alone. Refusals: `captchaRequired`, `captchaInvalid`, `captchaUnavailable`.
 */
export async function ensurePerson(ctx: Context, trx: Db, asked: AskedOrder): Promise<void> {
  if (asked.member || asked.claim || asked.taker || asked.hasCode) return
  if (await isAmongFirst(ctx, asked)) return
  await verifyCaptcha({ ...ctx, db: trx }, proofOf(asked), asked.judged)
}

/** What somebody else says of the proof that came with an order, asked before anything is held. */
export async function judgePerson(
  ctx: Context,
  asked: Pick<AskedOrder, 'input' | 'asker' | 'member'>,
): Promise<AskedOrder['judged']> {
  return asked.member ? null : judgeEarly(ctx, proofOf(asked))
}

function proofOf({ input, asker }: Pick<AskedOrder, 'input' | 'asker'>) {
  return { token: input.captcha, action: 'order', address: asker.ip } as const
}

/** Both count, whatever the other says: a network that names many phones is no better than one that names one. */
async function isAmongFirst(
  { limits }: Context,
  { input, asker }: Pick<AskedOrder, 'input' | 'asker'>,
): Promise<boolean> {
  const ofPhone = await limits.take('firstOrderPhone', input.customer_phone)
  const ofNetwork = await limits.take('firstOrdersAddress', networkOf(asker.ip))
  return ofPhone !== null && ofNetwork !== null
}
