import type { PricedLine } from '#domain/cart/summary.ts'
import type { CartVoucher } from '#domain/cart/voucher-savings.ts'
import { problemText } from '#domain/voucher/texts.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import { campaignColumns, type CampaignRow } from './campaign-row.ts'
import type { FoundVoucher } from './evaluate-queries.ts'
import { evaluateTogether } from './evaluate-together.ts'
import { releaseVouchers } from './hold-vouchers.ts'

/** A voucher that an order holds. */
export interface HeldVoucher {
  code: string
  campaignId: number
  voucherId: number | null
}

export interface ReweighedVoucher extends HeldVoucher {
  terms: CartVoucher
  /** Đồng; 0 for one that applies no more. */
  saving: number
  /** Why it applies no more, in Vietnamese. */
  problem?: string
}

/**
 * What the vouchers that an order holds save on other goods, by their terms alone: whose they are, their days and
 * their limits were judged when they were taken.
 */
export async function reweighVouchers(
  db: Db,
  { vouchers, lines }: { vouchers: readonly HeldVoucher[]; lines: readonly PricedLine[] },
): Promise<ReweighedVoucher[]> {
  if (vouchers.length === 0) return []
  const rows = await queryRows<CampaignRow>(
    db,
    `select ${campaignColumns} from voucher_campaign c where c.id = any($1::int[])`,
    [vouchers.map(({ campaignId }) => campaignId)],
  )
  const campaigns = new Map(rows.map((row) => [row.id, row]))
  const found = new Map(
    vouchers.map((voucher) => [
      voucher.code,
      { ...campaigns.get(voucher.campaignId)!, ...voucher, ...judgedBefore } as FoundVoucher,
    ]),
  )
  const asked = {
    codes: vouchers.map(({ code }) => code),
    account: null,
    lines,
    today: '2000-01-01',
  } as const
  const { problems, savings } = evaluateTogether(asked, found)
  return vouchers.map((voucher) => {
    const { type, value, maxValue, productCodes } = found.get(voucher.code)!
    const problem = problems.get(voucher.code)
    return {
      ...voucher,
      terms: { type, value, maxValue, productCodes },
      saving: savings.get(voucher.code) ?? 0,
      ...(problem && { problem: problemText(problem.problem, problem) }),
    }
  })
}

const judgedBefore = {
  published: true,
  membersOnly: false,
  accountId: null,
  state: null,
  expiresOn: null,
  issuedAt: null,
  startsOn: '0001-01-01',
  endsOn: '9999-12-31',
  counter: 'none',
  stacks: true,
  totalLimit: null,
  perMemberLimit: null,
  taken: 0,
}

/** What a cause holds saves so much from now on; what applies no more comes back to whoever brought it. */
export async function changeHeldVouchers(
  trx: Db,
  { cause, at, vouchers }: { cause: string; at: Date; vouchers: readonly ReweighedVoucher[] },
): Promise<void> {
  const lost = vouchers.filter(({ problem }) => problem !== undefined)
  if (lost.length > 0) await releaseVouchers(trx, { cause, at, only: lost })
  const kept = vouchers.filter(({ problem }) => problem === undefined)
  if (kept.length === 0) return
  await queryRows(
    trx,
    `update voucher_use u set saving = x.saving
     from json_to_recordset($2::json) as x ("campaignId" int, "voucherId" bigint, saving bigint)
     where u.cause = $1 and u.state = 'held' and u.campaign_id = x."campaignId"
       and u.voucher_id is not distinct from x."voucherId"`,
    [cause, JSON.stringify(kept)],
  )
}
