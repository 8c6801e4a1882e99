import { membershipTexts } from '#domain/membership/texts.ts'
import type { Caller, Context, SignedInStore } from '../context.ts'
import { isAccountOf } from '../drugstore/index.ts'
import { getMember, getStore } from '../platform/http/actor.ts'
import { remember } from '../platform/remember.ts'
import { readSetting } from '../settings/index.ts'

/** Who enters codes for whom, and where. */
export interface Entering {
  phone: string
  memberId?: number
  channel: 'member' | 'store'
  storeCode: string | null
  /** Who stands at the store's counter: the username. */
  storeUser: string | null
  /** Whose session sent it, nearly always the same one; guesses count for this one. */
  sentBy: string | null
  /** As it is told to whoever enters the code later. */
  place: string
  /** The network address. */
  address: string
}

export async function byMember(ctx: Context, caller: Caller): Promise<Entering> {
  const { id, phone } = getMember(caller)
  const place = await ownPlace(ctx, 'shop')
  const { address } = caller
  return { phone, memberId: id, ...nowhere, place, address }
}

const nowhere = { channel: 'member', storeCode: null, storeUser: null, sentBy: null } as const

const ownPlace = remember('settings', async (db, key: 'shop') =>
  membershipTexts.ownPlace((await readSetting(db, key)).brandName),
)

/** For the customer at the counter; what was entered without a network may be sent by somebody else. */
export async function byStore(
  ctx: Context,
  caller: Caller,
  { phone, entered_by: enteredBy }: { phone: string; entered_by?: string | undefined },
): Promise<Entering> {
  const store = getStore(caller)
  const { code: storeCode, name: place, username: sentBy } = store
  const storeUser = await creditedOf(ctx, store, enteredBy)
  const { address } = caller
  return { phone, channel: 'store', storeCode, storeUser, sentBy, place, address }
}

/** A name that is told counts within the sender's own store alone, where it can only give a deed away. */
async function creditedOf(
  { db }: Context,
  { id, username }: SignedInStore,
  enteredBy: string | undefined,
): Promise<string> {
  if (enteredBy === undefined || enteredBy === username) return username
  return (await isAccountOf(db, { storeId: id, username: enteredBy })) ? enteredBy : username
}
