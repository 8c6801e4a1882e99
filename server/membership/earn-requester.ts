import { membershipTexts } from '#domain/membership/texts.ts'
import type { Caller, Context, SignedInPharmacy } from '../context.ts'
import { isAccountOf } from '../pharmacy/index.ts'
import { getMember, getPharmacy } from '../platform/http/access.ts'
import { cachedByTag } from '../platform/cached-by-tag.ts'
import { readSetting } from '../settings/index.ts'

/** Who enters codes for whom, and where. */
export interface EarnRequester {
  phone: string
  memberId?: number
  channel: 'member' | 'store'
  pharmacyCode: string | null
  /** Who stands at the pharmacy's counter: the username. */
  pharmacyUser: string | null
  /** Whose session sent it, nearly always the same one; guesses count for this one. */
  sentBy: string | null
  /** As it is told to whoever enters the code later. */
  place: string
  /** The network address. */
  address: string
}

export async function fromMember(ctx: Context, caller: Caller): Promise<EarnRequester> {
  const { id, phone } = getMember(caller)
  const place = await ownPlace(ctx, 'shop')
  const { ip } = caller
  return { phone, memberId: id, ...nowhere, place, address: ip }
}

const nowhere = { channel: 'member', pharmacyCode: null, pharmacyUser: null, sentBy: null } as const

const ownPlace = cachedByTag('settings', async (db, key: 'shop') =>
  membershipTexts.ownPlace((await readSetting(db, key)).brandName),
)

/** For the customer at the counter; what was entered without a network may be sent by somebody else. */
export async function fromPharmacy(
  ctx: Context,
  caller: Caller,
  { phone, entered_by: enteredBy }: { phone: string; entered_by?: string | undefined },
): Promise<EarnRequester> {
  const pharmacy = getPharmacy(caller)
  const { code: pharmacyCode, name: place, username: sentBy } = pharmacy
  const pharmacyUser = await creditedOf(ctx, pharmacy, enteredBy)
  const { ip } = caller
  return { phone, channel: 'store', pharmacyCode, pharmacyUser, sentBy, place, address: ip }
}

/** A name that is told counts within the sender's own pharmacy alone, where it can only give a deed away. */
async function creditedOf(
  { db }: Context,
  { id, username }: SignedInPharmacy,
  enteredBy: string | undefined,
): Promise<string> {
  if (enteredBy === undefined || enteredBy === username) return username
  return (await isAccountOf(db, { pharmacyId: id, username: enteredBy })) ? enteredBy : username
}
