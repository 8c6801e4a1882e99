import type {
  CallerFound,
  CallerPlace,
  findCaller as definition,
} from '#domain/customer/backoffice/caller-api.ts'
import type { ParsedInput } from '#domain/contract.ts'
import { phoneTexts } from '#domain/order/backoffice/phone-texts.ts'
import type { Caller, Context } from '../context.ts'
import { findDeskMember, listAddressesOfPhone } from '../identity/index.ts'
import { listPlacesOfPerson } from '../order/index.ts'
import { getStaff } from '../platform/http/access.ts'
import { findCustomerOf } from './customer-queries.ts'
import { look } from './open-customer.ts'

const maxPlaces = 5

/**
 * Who calls to order. Asking for a phone is looking at whoever has it: it is counted, kept with its reason, and opens
 * that customer. A phone that nobody has counts too, so that nobody asks through numbers.
 */
export async function findCaller(
  ctx: Context,
  { phone }: ParsedInput<typeof definition>,
  caller: Caller,
): Promise<CallerFound> {
  const customer = await findCustomerOf(ctx.db, { memberId: null, phone })
  if (!customer) {
    await ctx.limits.consume('customerLooks', `staff:${getStaff(caller).id}`)
    return { customer_id: null, name: '', is_member: false, places: [] }
  }
  const why = { reason: 'call', words: phoneTexts.looked, task_kind: null, task_ref: '' } as const
  await look(ctx, customer, why, caller)
  const { memberId, name, id } = customer
  const [member, known, ordered] = await Promise.all([
    memberId === null ? null : findDeskMember(ctx.db, memberId),
    listAddressesOfPhone(ctx.db, phone),
    listPlacesOfPerson(ctx.db, { memberId, phone }, maxPlaces),
  ])
  const receiver = { receiver_fullname: member?.full_name ?? name, receiver_phone: phone }
  const own = (member?.addresses ?? []).toSorted(
    (a, b) => Number(b.is_default) - Number(a.is_default),
  )
  const places = [
    ...ordered,
    ...[...own, ...known].map((place) => ({ ...toPlace(place), ...receiver })),
  ]
  return {
    customer_id: id,
    name: member?.full_name ?? name,
    is_member: member !== null,
    places: onceEach(places).slice(0, maxPlaces),
  }
}

type Named = Omit<CallerPlace, 'receiver_fullname' | 'receiver_phone'>

function toPlace(place: Named): Named {
  const { full_address, province_id, district_id, ward_id, address, new_ward_id, ward_unsure } =
    place
  return {
    full_address,
    province_id,
    district_id,
    ward_id,
    address,
    ...(new_ward_id && { new_ward_id }),
    ...(ward_unsure && { ward_unsure }),
  }
}

/** The same place once, as it was used last. */
function onceEach(places: readonly CallerPlace[]): CallerPlace[] {
  return [
    ...new Map(places.toReversed().map((place) => [place.full_address, place])).values(),
  ].toReversed()
}
