import { noConsents, type Consents } from '#domain/identity/consent.ts'
import { findJobName } from '#domain/identity/master-data.ts'
import type { LoyaltyAddress, SavedAddress } from '#domain/identity/api.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { endDevice, listDevices } from '../session/index.ts'
import { listHistory } from './consents.ts'
import { listMemberEvents } from './event-queries.ts'
import { listLoyaltyAddresses } from './loyalty-addresses.ts'
import { findMember, type StoredMember } from './member-queries.ts'
import { memberSessions } from './sessions.ts'
import { toSavedAddress } from './user-view.ts'

/** Null for whoever is not a member any more. Health topics are the member's alone: nobody at the desk sees them. */
export interface DeskMember extends Pick<
  StoredMember,
  'full_name' | 'email' | 'gender' | 'birthday' | 'is_employee' | 'created_at' | 'deletion_due_at'
> {
  job: string | null
  addresses: SavedAddress[]
}

export async function findDeskMember(db: Db, id: number): Promise<DeskMember | null> {
  const member = await findMember(db, id)
  if (!member) return null
  const { full_name, email, gender, birthday, is_employee, created_at, deletion_due_at } = member
  return {
    full_name,
    email,
    gender,
    birthday,
    is_employee,
    created_at,
    deletion_due_at,
    job: findJobName(member.job_id) ?? null,
    addresses: member.addresses.map(toSavedAddress),
  }
}

/** What the loyalty programme knows of where a phone lives. */
export function listAddressesOfPhone(db: Db, phone: string): Promise<LoyaltyAddress[]> {
  return listLoyaltyAddresses(db, phone)
}

export interface DeskAccount {
  consents: Consents
  history: Awaited<ReturnType<typeof listHistory>>
  sessions: {
    id: number
    device: string
    address: string
    created_at: string
    last_seen_at: string
  }[]
  events: Awaited<ReturnType<typeof listMemberEvents>>['rows']
  lockedUntil: Date | null
}

const lastEvents = 30

/** Consents, devices and what happened to an account; null for whoever is not a member any more. */
export async function findDeskAccount(
  ctx: Context,
  { id, phone }: { id: number; phone: string },
): Promise<DeskAccount | null> {
  const member = await findMember(ctx.db, id)
  if (!member) return null
  const [history, devices, events, lockedUntil] = await Promise.all([
    listHistory(ctx.db, id),
    listDevices(ctx, memberSessions, { of: id, current: 0 }),
    listMemberEvents(ctx.db, id, { page: 1, limit: lastEvents }),
    findLock(ctx, phone),
  ])
  return {
    consents: { ...noConsents(), ...member.consents },
    history,
    sessions: devices.map(({ id: session, device, address, created_at, last_seen_at }) => {
      return { id: session, device, address, created_at, last_seen_at }
    }),
    events: events.rows,
    lockedUntil,
  }
}

/** The lock of strangers, while it lasts. */
async function findLock({ db, clock }: Context, phone: string): Promise<Date | null> {
  const lock = await db
    .selectFrom('password_lock')
    .select('locked_until')
    .where('phone', '=', phone)
    .where('locked_until', '>', clock.now())
    .orderBy('locked_until', 'desc')
    .limit(1)
    .executeTakeFirst()
  return lock?.locked_until ?? null
}

/** Logs one device of a member out; `note` writes down who did, in the same transaction. */
export function endDeviceOf(
  ctx: Context,
  { memberId, session }: { memberId: number; session: number },
  note: (trx: Db) => Promise<void>,
): Promise<void> {
  return endDevice(ctx, memberSessions, { of: memberId, id: session }, note)
}

/** When an event happened, as the wire has it. */
export function toDeskEvent({ created_at, ...event }: DeskAccount['events'][number]) {
  return { ...event, at: toVietnamIso(created_at) }
}
