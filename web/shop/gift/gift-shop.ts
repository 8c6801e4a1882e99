import { getExchangePromotion, getProgramme, type Gift, type Programme } from '#domain/gift/api.ts'
import { getMembership, type Membership } from '#domain/membership/api.ts'
import type { Api } from '#web/api.ts'

/** Where a member stands in a promotion. */
interface Standing {
  /** Points a limited promotion still lets them spend. */
  limitLeft?: number
  /** How often each gift was taken, by gift id. */
  taken: Readonly<Record<string, number>>
}

/** Everything a screen of gifts knows; without a programme there is nothing to exchange now. */
export interface GiftShop {
  programme: Programme | null
  standings: Readonly<Record<number, Standing>>
  membership: Pick<
    Membership,
    'AvailablePoint' | 'HoldingPoint' | 'OwedPoint' | 'PendingPoint' | 'Status' | 'LockedBecause'
  >
}

/** The gifts of the active programme with what the signed-in member can do about each. */
export async function loadGiftShop(api: Api, signal?: AbortSignal): Promise<GiftShop> {
  const [programme, membership] = await Promise.all([
    findProgramme(api, signal),
    api.call(getMembership, {}, { signal }),
  ])
  const standings = await Promise.all(
    (programme?.promotions ?? []).map(async ({ id, point_limit: limit }) => {
      const asked = { promotionId: id, phone: membership.Phone }
      const { taken } = await api.call(getExchangePromotion, asked, { signal })
      const spent = membership.PromotionMember.find(({ promotion_id }) => promotion_id === id)
      const limitLeft = limit === undefined ? undefined : limit - (spent?.points ?? 0)
      return [id, { limitLeft, taken }] as const satisfies [number, Standing]
    }),
  )
  const { AvailablePoint, HoldingPoint, OwedPoint, PendingPoint, Status, LockedBecause } =
    membership
  return {
    programme,
    standings: Object.fromEntries(standings),
    membership: {
      AvailablePoint,
      HoldingPoint,
      OwedPoint,
      PendingPoint,
      Status,
      ...(LockedBecause === undefined ? {} : { LockedBecause }),
    },
  }
}

export function findGift(shop: GiftShop, giftId: number): Gift | null {
  return shop.programme?.gifts.find(({ id }) => id === giftId) ?? null
}

/** No programme runs today: an answer, not an error. */
export async function findProgramme(api: Api, signal?: AbortSignal): Promise<Programme | null> {
  try {
    return await api.call(getProgramme, {}, { signal })
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

/** As the API says it, and as a page's loader passes it on. */
function isNotFound(error: unknown): boolean {
  const { code, data } = (error ?? {}) as { code?: string; data?: { code?: string } }
  return (code ?? data?.code) === 'notFound'
}
