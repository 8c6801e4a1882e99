import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/location/api.ts'
import type { Context } from '#server/context.ts'
import { findAddressNames } from './address-names.ts'

export async function getAddressNames(
  { db }: Pick<Context, 'db'>,
  ids: ParsedInput<typeof api.getAddressNames>,
): Promise<Output<typeof api.getAddressNames>> {
  const names = await findAddressNames(db, ids)
  if (!names) throw new Refusal('notFound')
  const { fullAddress: full_address, newAddress, newWards } = names
  return newAddress
    ? { full_address, new_address: newAddress, new_ward: newWards[0] }
    : { full_address }
}
