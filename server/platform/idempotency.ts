import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import type { Db } from './db.ts'
import { queryRows } from './query-rows.ts'

export interface IdempotentRequest {
  /** What the key is for, for instance `POST /order`; names its owner where every caller has a session. */
  scope: string
  key: string
  body: unknown
  /** Who may hear the answer again, where guests may call too. */
  owner?: KeyOwner
}

/** Whoever sends a key (docs/decisions/0027). */
export interface KeyOwner {
  memberId: number | undefined
  /** What the asking browser alone knows; older and other clients send none. */
  secret: string | undefined
}

/** An answer that a statement of the work itself has kept with the key: one round trip less. */
export class KeptAnswer<T> {
  readonly answer: T

  constructor(answer: T) {
    this.answer = answer
  }
}

/** A refusal that leaves what was written, such as a counted try; the key is free again. */
export class CountedRefusal {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    this.refusal = refusal
  }
}

/**
 * Runs `work` in one transaction, at most once for a key. The key's row is written first: a twin
 * that arrives meanwhile waits on it in PostgreSQL, then gets the first answer, whatever would be refused
 * by now. A refusal rolls the key back too, so that it may be tried again. Answers are kept 24 hours.
 * Refusal: `idempotencyKeyReused` for another body, and for whoever is not the key's owner.
 */
export async function runOnce<T>(
  ctx: Context,
  request: IdempotentRequest,
  work: (trx: Db) => Promise<T | KeptAnswer<T> | CountedRefusal>,
): Promise<T> {
  const claim = claimOf(request)
  const outcome = await ctx.db.transaction().execute(async (trx) => {
    const isFirst = await claimKey(trx, claim, ctx.clock.now())
    if (!isFirst) return readFirstAnswer<T>(trx, claim)
    const answer = await work(trx)
    if (answer instanceof KeptAnswer) return answer.answer
    await (answer instanceof CountedRefusal
      ? freeKey(trx, claim)
      : keepAnswer(trx, claim, JSON.stringify(answer)))
    return answer
  })
  if (outcome instanceof CountedRefusal) throw outcome.refusal
  return outcome
}

interface Claim {
  scope: string
  key: string
  hash: Buffer
  memberId: number | null
  secretHash: Buffer | null
}

function claimOf({ scope, key, body, owner }: IdempotentRequest): Claim {
  const memberId = owner?.memberId ?? null
  const secretHash = owner?.secret === undefined ? null : sha256(owner.secret)
  return { scope, key, hash: sha256(JSON.stringify(body)), memberId, secretHash }
}

async function claimKey(trx: Db, claim: Claim, now: Date): Promise<boolean> {
  const { scope, key, hash, memberId, secretHash } = claim
  const claimed = await queryRows(trx, claimText, [scope, key, hash, now, memberId, secretHash])
  return claimed.length === 1
}

const claimText = `
  insert into idempotency_key as k (scope, key, request_hash, created_at, member_id, secret_hash)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (scope, key) do update
    set request_hash = excluded.request_hash, response = null, created_at = excluded.created_at,
      member_id = excluded.member_id, secret_hash = excluded.secret_hash
    where k.created_at < excluded.created_at - interval '24 hours'
  returning 1`

async function readFirstAnswer<T>(trx: Db, claim: Claim): Promise<T> {
  const first = await trx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'response', 'member_id', 'secret_hash'])
    .where('scope', '=', claim.scope)
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow()
  const isSame = first.request_hash.equals(claim.hash) && isOwner(claim, first)
  if (!isSame) throw new Refusal('idempotencyKeyReused')
  return first.response as T
}

/**
 * Two members are never the same. Otherwise the browser's secret tells its own key, before and after a
 * login; a guest's key without one is all that its owner has.
 */
function isOwner(
  { memberId, secretHash }: Claim,
  first: { member_id: number | null; secret_hash: Buffer | null },
): boolean {
  if (first.member_id !== null && memberId !== null) return first.member_id === memberId
  if (first.secret_hash !== null) return secretHash?.equals(first.secret_hash) ?? false
  return first.member_id === memberId || first.member_id === null
}

/** Whether a request with this key was answered, or is just being. */
export async function hasAnswer(
  db: Db,
  { scope, key }: Pick<IdempotentRequest, 'scope' | 'key'>,
): Promise<boolean> {
  const found = await queryRows(db, answerText, [scope, key])
  return found.length > 0
}

const answerText = 'select 1 from idempotency_key where scope = $1 and key = $2'

async function keepAnswer(trx: Db, { scope, key }: Claim, answer: string): Promise<void> {
  await sql`update idempotency_key set response = ${answer}
    where scope = ${scope} and key = ${key}`.execute(trx)
}

async function freeKey(trx: Db, { scope, key }: Claim): Promise<void> {
  await sql`delete from idempotency_key where scope = ${scope} and key = ${key}`.execute(trx)
}

/** After 24 hours nobody asks for an answer again. */
export async function forgetKeys(db: Db, now: Date): Promise<void> {
  await sql`delete from idempotency_key
    where created_at < ${now}::timestamptz - interval '24 hours'`.execute(db)
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
