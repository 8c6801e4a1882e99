import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as addressApi from '#domain/identity/addresses/api.ts'
import { maxAddresses } from '#domain/identity/session-rules.ts'
import { identityTexts } from '#domain/identity/texts.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { getMember } from '../platform/http/access.ts'
import {
  countAddresses,
  deleteAddress,
  deleteAddressesExcept,
  ensureDefaultAddress,
  hasOtherAddress,
  insertAddress,
  setDefaultAddress,
  updateAddress,
  type AddressRow,
} from './address-queries.ts'
import { tellOnceComplete } from './complete-profile.ts'
import { listLoyaltyAddresses } from './loyalty-addresses.ts'
import { lockMember } from './member-queries.ts'
import { resolveAddress } from './resolve-address.ts'
import { readUser } from './user-view.ts'

type AddressList = Output<typeof addressApi.listAddresses>
type ChangedAddress = Output<typeof addressApi.addAddress>

export async function listAddresses(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<AddressList> {
  const { id, phone } = getMember(caller)
  const [user, loyalty] = await Promise.all([
    readUser(ctx, id),
    listLoyaltyAddresses(ctx.db, phone),
  ])
  return { addresses: user.extra_address, loyalty }
}

/** Adding a place that is saved already gives that one back. */
export async function addAddress(
  ctx: Context,
  input: ParsedInput<typeof addressApi.addAddress>,
  caller: Caller,
): Promise<ChangedAddress> {
  const { id: memberId } = getMember(caller)
  const row = await resolveAddress(ctx.db, input)
  const id = await ctx.db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    const added = await saveAddress(ctx, trx, memberId, row)
    if (input.is_default) await setDefaultAddress(trx, { memberId, id: added })
    await ensureDefaultAddress(trx, memberId)
    await tellOnceComplete(trx, memberId)
    return added
  })
  ctx.outbox.wake()
  return withAddress(await listAddresses(ctx, {}, caller), id)
}

export async function editAddress(
  ctx: Context,
  input: ParsedInput<typeof addressApi.editAddress>,
  caller: Caller,
): Promise<ChangedAddress> {
  const { id: memberId } = getMember(caller)
  const place = { memberId, id: input.id }
  const row = await resolveAddress(ctx.db, input)
  await ctx.db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    if (await hasOtherAddress(trx, { ...place, placeKey: row.place_key })) {
      throw new Refusal('conflict', { message: identityTexts.addressExists })
    }
    if (!(await updateAddress(trx, place, row))) throw new Refusal('notFound')
    if (input.is_default) await setDefaultAddress(trx, place)
  })
  return withAddress(await listAddresses(ctx, {}, caller), input.id)
}

export async function removeAddress(
  ctx: Context,
  { id }: ParsedInput<typeof addressApi.removeAddress>,
  caller: Caller,
): Promise<AddressList> {
  const { id: memberId } = getMember(caller)
  await ctx.db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    if (!(await deleteAddress(trx, { memberId, id }))) throw new Refusal('notFound')
    await ensureDefaultAddress(trx, memberId)
  })
  return listAddresses(ctx, {}, caller)
}

export async function makeDefaultAddress(
  ctx: Context,
  { id }: ParsedInput<typeof addressApi.makeDefaultAddress>,
  caller: Caller,
): Promise<AddressList> {
  const { id: memberId } = getMember(caller)
  await ctx.db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    const isTheirs = await updateAddress(trx, { memberId, id }, { member_id: memberId })
    if (!isTheirs) throw new Refusal('notFound')
    await setDefaultAddress(trx, { memberId, id })
  })
  return listAddresses(ctx, {}, caller)
}

/** Leaves exactly these addresses; what is known stays as it is. The caller holds the member's row. */
export async function replaceAddresses(
  ctx: Context,
  trx: Db,
  memberId: number,
  rows: readonly AddressRow[],
): Promise<void> {
  const kept: number[] = []
  for (const row of rows) kept.push((await insertAddress(trx, memberId, row, ctx.clock.now())).id)
  await deleteAddressesExcept(trx, memberId, kept)
  await ensureDefaultAddress(trx, memberId)
}

async function saveAddress(
  ctx: Context,
  trx: Db,
  memberId: number,
  row: AddressRow,
): Promise<number> {
  const { id, isNew } = await insertAddress(trx, memberId, row, ctx.clock.now())
  if (isNew && (await countAddresses(trx, memberId)) > maxAddresses) {
    throw new Refusal('conflict', { message: identityTexts.tooManyAddresses })
  }
  return id
}

function withAddress({ addresses, loyalty }: AddressList, id: number): ChangedAddress {
  return { addresses, loyalty, address: addresses.find((address) => address.id === id)! }
}
