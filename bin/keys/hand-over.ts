import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'
import type { Config } from '#server/platform/env.ts'
import { codeKeyOf, listKeptKeys, type KeyKind } from '#server/platform/keys/kept-keys.ts'
import { codeKeysOf, markOfKey, trustedKeysOf } from '#server/platform/keys/keyring.ts'
import { seal, unseal } from '#server/platform/sealed.ts'

/**
 * From here on the database stands under today's keys. Those before are kept in it, sealed, for passwords and printed
 * codes alone: no process needs them in its environment any more. Gives the kinds that have changed hands.
 */
export async function handOver(db: Db, config: Config, at: Date): Promise<KeyKind[]> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('shop_key'))`.execute(trx)
    const kept = await listKeptKeys(trx)
    const changed: KeyKind[] = []
    for (const { kind, key, given } of [
      { kind: 'secret' as const, key: config.secretKey, given: trustedKeysOf(config) },
      { kind: 'code' as const, key: codeKeyOf(config), given: codeKeysOf(config) },
    ]) {
      const current = kept.find((each) => each.kind === kind && each.state === 'current')
      const mark = markOfKey(key)
      if (!current || current.mark === mark) continue
      // Whoever starts has been asked for it.
      const former = given.find((each) => markOfKey(each) === current.mark)!
      const sealed = seal(config.secretKey, 'former key', former)
      await trx
        .updateTable('shop_key')
        .set({ state: 'former', sealed })
        .where('kind', '=', kind)
        .where('mark', '=', current.mark)
        .execute()
      await trx
        .insertInto('shop_key')
        .values({ kind, mark, state: 'current', sealed: null, since: at })
        .onConflict((conflict) =>
          conflict.columns(['kind', 'mark']).doUpdateSet({ state: 'current', sealed: null }),
        )
        .execute()
      changed.push(kind)
    }
    return changed
  })
}

/** A key is lost for good: what only it opens is let go, and the next start notes the one given instead. */
export async function letGo(db: Db, config: Config, kind: KeyKind): Promise<void> {
  const given = kind === 'secret' ? trustedKeysOf(config) : codeKeysOf(config)
  for (const key of await listKeptKeys(db)) {
    const isLost =
      key.sealed === null
        ? key.kind === kind && !given.map(markOfKey).includes(key.mark)
        : kind === 'secret' && unseal(config, 'former key', key.sealed) === null
    if (!isLost) continue
    await db
      .deleteFrom('shop_key')
      .where('kind', '=', key.kind)
      .where('mark', '=', key.mark)
      .execute()
  }
}
