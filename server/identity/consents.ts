import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as accountData from '#domain/identity/account-data/api.ts'
import {
  consentWording,
  listConsentChanges,
  noConsents,
  type Consents,
  type ConsentSource,
} from '#domain/identity/consent.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../context.ts'
import { addressHashes, forgetUnsubscribed } from '../notification/index.ts'
import type { Db } from '../platform/db.ts'
import { getMember } from '../platform/http/access.ts'
import { insertConsents, listConsentHistory, type ConsentRow } from './consent-queries.ts'
import { lockMember } from './member-queries.ts'
import { recordEvent } from './record-event.ts'
import { getStoredMember } from './user-view.ts'

type ConsentState = Output<typeof accountData.getConsents>

/** The present state with all that led to it. */
export async function getConsents(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<ConsentState> {
  const { id } = getMember(caller)
  const { consents } = await getStoredMember(ctx.db, id)
  return {
    consents: { ...noConsents(), ...consents },
    wording: consentWording,
    history: await listHistory(ctx.db, id),
  }
}

export async function changeConsents(
  ctx: Context,
  { consents }: ParsedInput<typeof accountData.changeConsents>,
  caller: Caller,
): Promise<ConsentState> {
  const { id } = getMember(caller)
  await ctx.db.transaction().execute(async (trx) => {
    await lockMember(trx, id)
    await applyConsents(ctx, trx, id, consents, caller)
  })
  return getConsents(ctx, {}, caller)
}

/** Adds what differs to the history; the caller holds the member's row. */
export async function applyConsents(
  ctx: Context,
  trx: Db,
  memberId: number,
  asked: Partial<Consents>,
  caller: Caller,
): Promise<void> {
  const { consents, email } = await getStoredMember(trx, memberId)
  const changes = listConsentChanges({ ...noConsents(), ...consents }, asked)
  if (changes.length === 0) return
  await recordConsents(ctx, trx, memberId, changes, 'profile', caller)
  const wantsMail = changes.some(({ channel, granted }) => granted && channel.startsWith('email'))
  if (wantsMail && email) await forgetUnsubscribed(trx, addressHashes(ctx.config, email))
  await recordEvent(ctx, trx, memberId, 'consentsChanged', caller)
}

const actors: Partial<Record<ConsentSource, 'staff' | 'system'>> = {
  erasure: 'system',
  request: 'staff',
  merge: 'staff',
}

export function recordConsents(
  { clock }: Pick<Context, 'clock'>,
  trx: Db,
  memberId: number,
  changes: readonly ConsentRow[],
  source: ConsentSource,
  { ip }: Pick<Caller, 'ip'>,
): Promise<void> {
  return insertConsents(trx, memberId, changes, {
    wordingVersion: consentWording.version,
    source,
    actor: actors[source] ?? 'member',
    address: ip,
    at: clock.now(),
  })
}

export async function listHistory(db: Db, memberId: number): Promise<ConsentState['history']> {
  const rows = await listConsentHistory(db, memberId)
  return rows.map(({ created_at, ...row }) => ({ ...row, at: toVietnamIso(created_at) }))
}
