import { Refusal } from '#domain/errors.ts'
import { lockedWords } from '#domain/loyalty/locked-words.ts'
import { vietnamDayOf } from '#domain/kernel/dates.ts'
import { holdPoints, lockAccount, type Account } from '../loyalty/index.ts'
import type { Db } from '../platform/db.ts'
import {
  type AskedGift,
  listExchanges,
  listWanted,
  takeGifts,
  type GiftTaking,
  type HeldGift,
} from './exchange-queries.ts'
import { ensureExchangeable } from './ensure-exchangeable.ts'

interface GiftHold extends GiftTaking {
  /** The ledger's words. */
  note: string
}

/**
 * Holds gifts and their points for a cause, once; all or nothing. Locks the account, then the gifts
 * by id. Refuses with `membershipLocked`, `notFound`, `exchangeNotActive`, `giftOutOfStock`,
 * `exchangeQuotaUsed`, `notEnoughPoints`; `fields` says by gift id why.
 */
export async function holdGifts(trx: Db, hold: GiftHold): Promise<HeldGift[]> {
  const { accountId, cause, note, at } = hold
  const gifts = togetherById(hold.gifts)
  const account = await lockAccount(trx, accountId, at)
  if (account.status === 'locked') {
    throw new Refusal('membershipLocked', { message: lockedWords(account.lock) })
  }
  if (await isHeldAlready(trx, { ...hold, gifts }, account)) return listExchanges(trx, cause)
  const held = await takeGifts(trx, { accountId, gifts, cause, at })
  // Somebody was quicker between our look and our taking: looked at again, it says why.
  if (held.length < gifts.length) {
    await isHeldAlready(trx, { ...hold, gifts: missingOf(gifts, held) }, account)
    throw new Refusal('giftOutOfStock')
  }
  const points = held.reduce((sum, gift) => sum + gift.pointCost * gift.quantity, 0)
  const isPaid = await holdPoints(trx, { accountId, points, cause, note, at })
  if (!isPaid) throw new Refusal('notEnoughPoints')
  return held
}

async function isHeldAlready(trx: Db, hold: GiftHold, account: Account): Promise<boolean> {
  const ids = hold.gifts.map((gift) => gift.id)
  const wanted = await listWanted(trx, ids, account.id, hold.cause)
  if (wanted.length > 0 && wanted.every((row) => row.isTaken)) return true
  ensureExchangeable(hold.gifts, wanted, {
    available: account.available,
    today: vietnamDayOf(hold.at),
  })
  return false
}

/** The same gift asked for twice is one demand on it. */
function togetherById(gifts: readonly AskedGift[]): readonly AskedGift[] {
  const demand = new Map<number, number>()
  for (const { id, quantity } of gifts) demand.set(id, (demand.get(id) ?? 0) + quantity)
  return [...demand].map(([id, quantity]) => ({ id, quantity }))
}

function missingOf(gifts: readonly AskedGift[], held: readonly HeldGift[]): readonly AskedGift[] {
  const got = new Set(held.map((gift) => gift.giftId))
  return gifts.filter(({ id }) => !got.has(id))
}
