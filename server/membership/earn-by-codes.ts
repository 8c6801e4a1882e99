import { maskCode } from '#domain/genuine/mask.ts'
import { membershipTexts } from '#domain/membership/texts.ts'
import { codeCause, type FoundCode } from '../genuine/index.ts'
import { earnPoints, type Account } from '../loyalty/index.ts'
import { appendEvent } from '../platform/outbox.ts'
import {
  issueVoucher,
  lockCampaigns,
  useOwnVoucher,
  type IssuedVoucher,
  type OwnVoucher,
} from '../voucher/index.ts'
import { isEarning } from './evaluate-code.ts'
import { redeemCodes, type EarnTransaction, type CodeOutcome } from './redeem-codes.ts'

/** What one code brought. */
export interface Credit {
  /** What can be spent afterwards. */
  available: number
  /** By this code and those before it. */
  gained: number
  voucher: IssuedVoucher | null
}

export interface Earned {
  codes: readonly CodeOutcome[]
  /** By code. */
  credits: ReadonlyMap<string, Credit>
  /** What can be spent in the end. */
  available: number
  /** The member's own that was used along. */
  ownVoucher?: OwnVoucher
}

/**
 * Takes the codes, then adds all points, then gives the vouchers. With a voucher of the member's own it
 * is used along if something is earned; null when it cannot be used after all: then roll back.
 */
export async function earnByCodes(
  transaction: EarnTransaction,
  own?: OwnVoucher,
): Promise<Earned | null> {
  const { account, codes } = await redeemCodes(transaction)
  const earning = codes.flatMap(earningOf)
  const available = account?.available ?? 0
  if (!account || earning.length === 0) return { codes, credits: new Map(), available }
  const credits = await creditCodes(transaction, account, earning)
  const vouchers = await moveVouchers(transaction, account, earning, own)
  if (!vouchers) return null
  await tellEarned(transaction, account, earning)
  return {
    codes,
    credits: new Map(
      [...credits].map(([code, credit]) => {
        return [code, { ...credit, voucher: vouchers.get(code) ?? null }]
      }),
    ),
    available: [...credits.values()].at(-1)!.available,
    ...(own ? { ownVoucher: own } : {}),
  }
}

interface EarningCode {
  code: string
  found: FoundCode
  product: string
}

function earningOf({ code, result, view }: CodeOutcome): EarningCode[] {
  if (!isEarning(result) || !view?.found) return []
  const { found, product } = view
  return [{ code, found, product: product?.name ?? found.batch.productCode }]
}

async function creditCodes(
  { trx, snapshot }: EarnTransaction,
  { id: accountId }: Account,
  earning: readonly EarningCode[],
): Promise<Map<string, Omit<Credit, 'voucher'>>> {
  const programmeId = snapshot.standing.programme?.id ?? null
  const credits = new Map<string, Omit<Credit, 'voucher'>>()
  let gained = 0
  for (const { code, found, product } of earning) {
    const { point } = found.batch
    const note = membershipTexts.codeEntered(maskCode(code), product)
    const cause = codeCause(found.hash)
    const earningOne = { accountId, points: point, cause, programmeId, note, at: snapshot.at }
    const { available } = await earnPoints(trx, earningOne)
    gained += point
    credits.set(code, { available, gained })
  }
  return credits
}

/** For whoever gives something along with points: the ledger's causes, and no code. */
function tellEarned(
  { trx, who }: EarnTransaction,
  { id: accountId }: Account,
  earning: readonly EarningCode[],
): Promise<void> {
  const codes = earning.map(({ found: { hash, batch } }) => {
    return { cause: codeCause(hash), productId: batch.productId }
  })
  return appendEvent(trx, 'codes.earned', { accountId, pharmacyCode: who.pharmacyCode, codes })
}

/** The codes' vouchers by code; null when the member's own cannot be used. */
async function moveVouchers(
  { ctx, trx, snapshot: { at } }: EarnTransaction,
  { id: accountId }: Account,
  earning: readonly EarningCode[],
  own: OwnVoucher | undefined,
): Promise<Map<string, IssuedVoucher> | null> {
  const gifts = earning.flatMap(({ code, found: { hash, batch } }) => {
    const campaignId = batch.voucherCampaignId
    return campaignId === null ? [] : [{ code, campaignId, cause: `${codeCause(hash)}:voucher` }]
  })
  // All of them at once by id, whatever the order of the codes: nobody waits in a circle.
  const campaigns = [...gifts, ...(own ? [own] : [])]
  await lockCampaigns(trx, { ids: campaigns.map(({ campaignId }) => campaignId) })
  if (own && !(await useOwnVoucher(trx, { voucher: own, accountId, at }))) return null
  const vouchers = new Map<string, IssuedVoucher>()
  for (const { code, ...gift } of gifts) {
    const issued = await issueVoucher(ctx, trx, { ...gift, accountId, at })
    if (issued) vouchers.set(code, issued)
  }
  return vouchers
}
