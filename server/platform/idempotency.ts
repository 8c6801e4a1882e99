import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import type { Db } from './db.ts'
import { rowsOf } from './rows-of.ts'

export interface IdempotentRequest {
  /** What the key is for, for instance `POST /order`. */
  scope: string
  key: string
  body: unknown
}

/** An answer that a statement of the work itself has kept with the key: one round trip less. */
export class KeptAnswer<T> {
  readonly answer: T

  constructor(answer: T) {
    this.answer = answer
  }
}

/**
 * Runs `work` in one transaction, at most once for a key. The key's row is written first: a twin
 * that arrives meanwhile waits on it in PostgreSQL, then gets the first answer. A refusal rolls the
 * key back too, so that it may be tried again. Answers are kept 24 hours.
 */
export async function runOnce<T>(
  ctx: Context,
  request: IdempotentRequest,
  work: (trx: Db) => Promise<T | KeptAnswer<T>>,
): Promise<T> {
  const hash = createHash('sha256').update(JSON.stringify(request.body)).digest()
  return ctx.db.transaction().execute(async (trx) => {
    const isFirst = await claimKey(trx, request, hash, ctx.clock.now())
    if (!isFirst) return readFirstAnswer<T>(trx, request, hash)
    const answer = await work(trx)
    if (answer instanceof KeptAnswer) return answer.answer
    await sql`update idempotency_key set response = ${JSON.stringify(answer)}
      where scope = ${request.scope} and key = ${request.key}`.execute(trx)
    return answer
  })
}

async function claimKey(trx: Db, request: IdempotentRequest, hash: Buffer, now: Date) {
  const claimed = await rowsOf(trx, claim, [request.scope, request.key, hash, now])
  return claimed.length === 1
}

const claim = `
  insert into idempotency_key as k (scope, key, request_hash, created_at) values ($1, $2, $3, $4)
  on conflict (scope, key) do update
    set request_hash = excluded.request_hash, response = null, created_at = excluded.created_at
    where k.created_at < excluded.created_at - interval '24 hours'
  returning 1`

async function readFirstAnswer<T>(trx: Db, request: IdempotentRequest, hash: Buffer): Promise<T> {
  const first = await trx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'response'])
    .where('scope', '=', request.scope)
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow()
  if (!first.request_hash.equals(hash)) throw new Refusal('idempotencyKeyReused')
  return first.response as T
}
