import { consentChannels } from '#domain/identity/consent.ts'
import type { MergedPair, MergedPerson, Moved } from '#domain/merge/parts.ts'
import { forgetBrowsers, voidCodesOf } from '../otp/index.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Merging } from '../platform/person-mover.ts'
import { recordConsents } from './consents.ts'
import { findMember, updateMember } from './member-queries.ts'
import { clearPhone } from './phone-tries.ts'

/** What of members a merge moves by hand, and what stays with the old row. */
export const memberPlaces = {
  byHand: [
    'member.phone',
    'member_address.member_id',
    'member_event.member_id',
    'member_push.member_id',
    'member_session.member_id',
    'loyalty_address.phone',
    'password_lock.phone',
  ],
  left: { 'consent_change.member_id': 'the history of consents is only added to' },
} as const

/** The members of two phones, held in the order of their ids until the transaction ends. */
export async function holdMembersOf(
  db: Db,
  phones: readonly string[],
): Promise<{ id: number; phone: string | null; name: string; isLeaving: boolean }[]> {
  const rows = await db
    .selectFrom('member')
    .select(['id', 'phone', 'full_name', 'deletion_asked_at'])
    .where('phone', 'in', [...phones])
    .where('erased_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id, phone, full_name: name, deletion_asked_at: asked }) => ({
    id,
    phone,
    name,
    isLeaving: asked !== null,
  }))
}

/**
 * Two members become one, or the only one has the other phone from now on. The old phone opens nothing: its sessions,
 * codes, known browsers and devices are gone. Both are held, and the customers moved. Gives whose the rest is.
 */
export async function moveMember(
  ctx: Merging,
  { from, to }: MergedPair,
): Promise<{ pair: MergedPair; moved: Moved }> {
  const { db } = ctx
  await moveLoyaltyAddresses(db, from.phone, to.phone)
  await clearPhone(db, from.phone)
  await forgetBrowsers(db, from.phone)
  await voidCodesOf(db, from.phone)
  if (from.memberId === null) return { pair: { from, to }, moved: {} }
  const moved: Moved = {}
  const ended = await queryRows(
    db,
    'update member_session set ended_at = $2 where member_id = $1 and ended_at is null returning 1',
    [from.memberId, ctx.clock.now()],
  )
  if (ended.length > 0) moved.sessions = ended.length
  await db.deleteFrom('member_push').where('member_id', '=', from.memberId).execute()
  if (to.memberId === null) {
    await updateMember(db, from.memberId, { phone: to.phone })
    const whole = { ...to, memberId: from.memberId }
    return { pair: { from: { ...from, memberId: null }, to: whole }, moved }
  }
  Object.assign(moved, await joinMembers(ctx, from, { ...to, memberId: to.memberId }))
  return { pair: { from, to }, moved }
}

const moveAddresses = `
  update member_address a set member_id = $2, is_default = false
  where member_id = $1 and not exists (
    select from member_address b where b.member_id = $2 and b.place_key = a.place_key)
  returning 1`

async function joinMembers(
  ctx: Merging,
  { memberId }: MergedPerson,
  to: { memberId: number },
): Promise<Moved> {
  const { db, clock } = ctx
  const [old, next] = [memberId!, to.memberId]
  const withdrawn = await withdrawStricter(ctx, old, next)
  const addresses = await queryRows(db, moveAddresses, [old, next])
  await db.deleteFrom('member_address').where('member_id', '=', old).execute()
  const events = await queryRows(
    db,
    'update member_event set member_id = $2 where member_id = $1 returning 1',
    [old, next],
  )
  await db.updateTable('member').set({ merged_into: next }).where('merged_into', '=', old).execute()
  await updateMember(db, old, {
    phone: null,
    full_name: '',
    email: null,
    gender: null,
    birthday: null,
    job_id: null,
    healths: [],
    password_hash: null,
    erased_at: clock.now(),
    merged_into: next,
  })
  return {
    ...(addresses.length > 0 && { addresses: addresses.length }),
    ...(events.length > 0 && { events: events.length }),
    ...(withdrawn > 0 && { consents: withdrawn }),
  }
}

/** Whoever said no under one phone is not written to under the other: the stricter of the two wins. */
async function withdrawStricter(ctx: Merging, old: number, next: number): Promise<number> {
  const [before, after] = [await findMember(ctx.db, old), await findMember(ctx.db, next)]
  const stricter = consentChannels
    .filter((channel) => after?.consents[channel] && before?.consents[channel] === false)
    .map((channel) => ({ channel, granted: false }))
  await recordConsents(ctx, ctx.db, next, stricter, 'merge', { ip: '' })
  return stricter.length
}

async function moveLoyaltyAddresses(db: Db, from: string, to: string): Promise<void> {
  await queryRows(
    db,
    `update loyalty_address a set phone = $2 where phone = $1 and not exists (
       select from loyalty_address b where b.phone = $2 and b.place_key = a.place_key)`,
    [from, to],
  )
  await queryRows(db, 'delete from loyalty_address where phone = $1', [from])
}
