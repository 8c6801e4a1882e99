import { membershipTexts } from '#domain/membership/texts.ts'
import type { Caller, Context } from '../context.ts'
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

const nowhere = { channel: 'member', storeCode: null, storeUser: null } as const

const ownPlace = remember('settings', async (db, key: 'shop') =>
  membershipTexts.ownPlace((await readSetting(db, key)).brandName),
)

/** For the customer at the counter. */
export function byStore(caller: Caller, phone: string): Entering {
  const { code, name, username } = getStore(caller)
  const { address } = caller
  return { phone, channel: 'store', storeCode: code, storeUser: username, place: name, address }
}
