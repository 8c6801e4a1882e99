import { createHash } from 'node:crypto'
import type { KeptPerson, PlaceChange } from '#domain/data-request/backoffice/correct.ts'
import { dataRequestTexts as texts } from '#domain/data-request/texts.ts'
import { Refusal } from '#domain/errors.ts'
import { identityTexts } from '#domain/identity/texts.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import {
  deleteAddress,
  ensureDefaultAddress,
  hasOtherAddress,
  updateAddress,
} from './address-queries.ts'
import {
  changeLoyaltyAddress,
  listLoyaltyAddresses,
  lockAddressesOf,
  removeLoyaltyAddress,
} from './loyalty-addresses.ts'
import { mailAboutData } from './mail-about-data.ts'
import { findMember, lockMember, updateMember, type StoredMember } from './member-queries.ts'
import { recordEvent } from './record-event.ts'
import { atDesk } from './requests-at-desk.ts'
import { resolveAddress } from './resolve-address.ts'

interface Correction {
  name?: string | undefined
  birthday?: string | undefined
  email?: string | undefined
  places?: PlaceChange[] | undefined
}

/** What a member may have corrected; null for whoever is not a member any more. */
export async function readKept(db: Db, memberId: number): Promise<KeptPerson | null> {
  const member = await findMember(db, memberId)
  return member ? keptOf(db, member) : null
}

/**
 * What somebody asked of staff, all or nothing, of the very state that was read: whoever changed it meanwhile, member
 * or colleague, is not overwritten. Told by mail, to the old address too where that changes.
 */
export async function correctMember(
  ctx: Context,
  trx: Db,
  asked: { memberId: number; seen: string; correction: Correction; request: number },
): Promise<void> {
  const { memberId, seen, correction } = asked
  const { name, birthday, email, places = [] } = correction
  if (birthday !== undefined && birthday > ctx.clock.today()) {
    throw new Refusal('invalidInput', { fields: { birthday: identityTexts.birthdayInFuture } })
  }
  await lockMember(trx, memberId)
  const member = await findMember(trx, memberId)
  if (!member) throw new Refusal('conflict', { message: texts.noAccount })
  await lockAddressesOf(trx, member.phone)
  const kept = await keptOf(trx, member)
  if (kept.seen !== seen) throw new Refusal('conflict', { message: texts.otherByNow })
  const told = { template: 'dataCorrected', values: { request: String(asked.request) } } as const
  const isMoved = email !== undefined && email !== member.email
  await mailAboutData(ctx, trx, memberId, told, isMoved ? 'before' : 'now')
  const fields = {
    ...(name !== undefined && { full_name: name }),
    ...(birthday !== undefined && { birthday }),
    ...(email !== undefined && { email }),
  }
  if (Object.keys(fields).length > 0) await updateMember(trx, memberId, fields)
  for (const place of places) await correctPlace(trx, { memberId, phone: member.phone }, place)
  await ensureDefaultAddress(trx, memberId)
  if (isMoved) await mailAboutData(ctx, trx, memberId, told)
  await recordEvent(ctx, trx, memberId, 'profileChanged', atDesk)
}

async function correctPlace(
  trx: Db,
  { memberId, phone }: { memberId: number; phone: string },
  change: PlaceChange,
): Promise<void> {
  const { id, isCrmAddress } = change
  const own = { memberId, id }
  if ('removed' in change) {
    const isGone = isCrmAddress
      ? await removeLoyaltyAddress(trx, { phone, id })
      : await deleteAddress(trx, own)
    if (!isGone) throw new Refusal('conflict', { message: texts.placeGone })
    return
  }
  const { new_ward_id: ward, ward_unsure: unsure, ...given } = change
  const { label: _label, ...row } = await resolveAddress(trx, {
    ...given,
    ...(ward !== undefined && { new_ward_id: ward }),
    ...(unsure !== undefined && { ward_unsure: unsure }),
  })
  const isKnown = isCrmAddress
    ? await changeLoyaltyAddress(trx, { phone, id }, row)
    : !(await hasOtherAddress(trx, { ...own, placeKey: row.place_key })) &&
      (await updateAddress(trx, own, row))
  if (!isKnown) throw new Refusal('conflict', { message: identityTexts.addressExists })
}

async function keptOf(db: Db, member: StoredMember): Promise<KeptPerson> {
  const loyalty = await listLoyaltyAddresses(db, member.phone)
  const places = [
    ...member.addresses.map(({ id, full_address }) => ({ id, isCrmAddress: false, full_address })),
    ...loyalty.map(({ id, full_address }) => ({ id, isCrmAddress: true, full_address })),
  ]
  const { full_name: name, birthday, email } = member
  const kept = { name, birthday: birthday ?? null, email: email ?? null, places }
  const seen = createHash('sha256').update(JSON.stringify(kept)).digest('base64url')
  return { ...kept, seen }
}
