import type { PricedLine } from '#domain/cart/summary.ts'
import { Refusal } from '#domain/errors.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import { problemText } from '#domain/voucher/texts.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { networkOf } from '../platform/network.ts'
import { holderOf, type Holders } from './holder.ts'
import { lastDayOf, type ProblemFound } from './evaluate-rules.ts'
import { findVouchers, type FoundVoucher } from './evaluate-queries.ts'
import { evaluateTogether } from './evaluate-together.ts'
import type { JudgedVoucher } from './judged.ts'
import { hashedVoucherCode } from './voucher-code.ts'
import { toVoucher } from './voucher-view.ts'

export interface VoucherQuestion {
  codes: readonly string[]
  /** The signed-in member's; null for guests. */
  account: { id: number } | null
  /** Whose limits count; nobody's where a guest has not named a phone. */
  holders?: Holders | null
  /** Null where no goods are weighed, as beside a genuine code. */
  lines: readonly PricedLine[] | null
  today: VietnamDay
  /** Unknown codes are counted against it, and refused when they are too many. */
  address?: string
}

type JudgeTools = Pick<Context, 'config' | 'limits'>

/**
 * What each code saves on these goods together with the others, or why it cannot be used; in the
 * codes' order. Holds nothing. Refuses `rateLimited` after too many unknown codes of an address.
 */
export async function evaluateVouchers(
  ctx: JudgeTools,
  db: Db,
  asked: VoucherQuestion,
): Promise<JudgedVoucher[]> {
  if (asked.codes.length === 0) return []
  await ensureMayGuess(ctx, asked.address)
  const { secretKey } = ctx.config
  const codes = asked.codes.flatMap((code) => hashedVoucherCode(ctx.config, code))
  const found = await findVouchers(db, codes, holdersOf(secretKey, asked))
  const { problems, savings } = evaluateTogether(asked, found)
  await countUnknown(ctx, asked.address, problems)
  return asked.codes.map((code) =>
    evaluationOf(code, found.get(code), problems.get(code), savings.get(code), asked.today),
  )
}

/** Before the look-up: whoever has guessed too often learns nothing any more. */
async function ensureMayGuess({ limits }: JudgeTools, address: string | undefined): Promise<void> {
  const retryAfter = address ? await limits.waitFor('voucherCheckAddress', networkOf(address)) : 0
  if (retryAfter > 0) throw new Refusal('rateLimited', { retryAfter })
}

async function countUnknown(
  { limits }: JudgeTools,
  address: string | undefined,
  problems: ReadonlyMap<string, ProblemFound>,
): Promise<void> {
  if (!address) return
  for (const { problem } of problems.values()) {
    if (problem === 'unknown') await limits.consume('voucherCheckAddress', networkOf(address))
  }
}

function holdersOf(secretKey: string, { account, holders }: VoucherQuestion): string[] {
  if (holders) return [holders.holder, ...holders.beside]
  return account ? [holderOf(secretKey, { accountId: account.id, phone: '' })] : []
}

function evaluationOf(
  code: string,
  found: FoundVoucher | undefined,
  problem: ProblemFound | undefined,
  saving: number | undefined,
  today: VietnamDay,
): JudgedVoucher {
  if (!found || problem) return refusalOf(code, found, problem ?? { problem: 'unknown' }, today)
  const { type, value, maxValue, productCodes, id: campaignId, voucherId, name } = found
  return {
    code,
    usable: true,
    terms: { type, value, maxValue, productCodes },
    campaignId,
    voucherId,
    name,
    saving: saving ?? 0,
    voucher: toVoucher(found, found, today),
  }
}

function refusalOf(
  code: string,
  found: FoundVoucher | undefined,
  { problem, ...facts }: ProblemFound,
  today: VietnamDay,
): JudgedVoucher {
  const days = found && { startsOn: found.startsOn, endsOn: lastDayOf(found) }
  const reason = problemText(problem, { ...days, ...facts })
  // The terms of a member's own voucher are nobody else's business.
  const isOwn = found?.accountId != null && /otherMember|membersOnly/.test(problem)
  const voucher =
    found && problem !== 'unknown' && !isOwn ? toVoucher(found, found, today) : undefined
  return { code, usable: false, problem, reason, ...(voucher && { voucher }) }
}
