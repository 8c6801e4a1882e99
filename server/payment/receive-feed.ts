import { readOrderCode } from '#domain/payment/transfer-note.ts'
import type { ProviderAnswer } from '../adapters/payments/card-gateway.ts'
import { secretsAt } from '../adapters/former-secret.ts'
import { isFeedKey, readFeed, type FeedTransfer } from '../adapters/payments/sepay.ts'
import type { Caller, Context } from '../context.ts'
import type { BankConfig } from '../adapters/payments/bank-env.ts'
import { countNoticeLag, countNotification } from './figures.ts'
import { noteRejection } from './note-rejection.ts'
import { storable, storableText } from './storable.ts'
import { insertTransfer } from './transfer-queries.ts'

type FeedVerdict =
  'taken' | 'repeated' | 'notForUs' | 'otherAccount' | 'malformed' | 'forged' | 'fault'

export interface FeedCall {
  authorization: string | undefined
  body: unknown
}

/**
 * The bank's feed tells of a movement on an account: money that came in on ours is kept, once, and the
 * order that it names hears of it.
 */
export async function receiveFeed(
  ctx: Context,
  bank: BankConfig,
  call: FeedCall,
  caller: Caller,
): Promise<ProviderAnswer> {
  const verdict = await take(ctx, bank, call, caller).catch((error: unknown) => {
    ctx.log.error({ err: error, provider: 'bank' }, 'transfer not taken')
    return 'fault' as const
  })
  countNotification(ctx.metrics.registry, 'bank', verdict)
  const status = statuses[verdict]
  return { status, body: { success: status === 200 } }
}

const statuses: Record<FeedVerdict, number> = {
  taken: 200,
  repeated: 200,
  notForUs: 200,
  otherAccount: 422,
  malformed: 400,
  forged: 401,
  fault: 503,
}

async function take(
  ctx: Context,
  bank: BankConfig,
  { authorization, body }: FeedCall,
  { ip }: Caller,
): Promise<FeedVerdict> {
  const reject = async <V extends FeedVerdict>(verdict: V, reason: string): Promise<V> => {
    const raw = JSON.stringify(body) ?? ''
    await noteRejection(ctx, { provider: 'bank', reason, raw, address: ip })
    return verdict
  }
  const keys = secretsAt(bank.feedKey, bank.formerSecret, ctx.clock.now())
  if (!keys.some((key) => isFeedKey(authorization, key))) return reject('forged', 'key')
  const transfer = readFeed(body)
  if (!transfer) return reject('malformed', 'malformed')
  if (transfer.direction === 'out' || transfer.amount === 0) return 'notForUs'
  if (!transfer.accounts.includes(bank.account)) return reject('otherAccount', 'account')
  return keep(ctx, bank, transfer, body as Record<string, unknown>)
}

async function keep(
  ctx: Context,
  bank: BankConfig,
  { feedId, amount, content, foundCode, bankReference, bookedAt }: FeedTransfer,
  body: Record<string, unknown>,
): Promise<'taken' | 'repeated'> {
  const at = ctx.clock.now()
  const orderCode = readOrderCode(content) ?? readOrderCode(foundCode)
  const isNew = await insertTransfer(ctx.db, {
    feedId,
    account: bank.account,
    amount,
    orderCode,
    at,
    content: storableText(content),
    bankReference: storableText(bankReference),
    bookedAt: bookedAt ?? at,
    raw: storable(body),
  })
  if (!isNew) return 'repeated'
  if (bookedAt) {
    countNoticeLag(ctx.metrics.registry, (at.getTime() - bookedAt.getTime()) / 1000)
  }
  if (orderCode) ctx.outbox.wake()
  ctx.changeBus.tell(['payments'])
  return 'taken'
}
