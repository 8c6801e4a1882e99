import type { Db } from '#server/platform/db.ts'
import { trustedKeysOf, type SecretKeys } from '#server/platform/keys/keyring.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import { seal, unseal } from '#server/platform/sealed.ts'
import { sealedColumns, type SealedColumn } from './sealed-columns.ts'

/** How many sealed values of a column stand under which of the keys given. */
export interface SealedCount {
  name: string
  /** In the order of `trustedKeysOf`, today's first. */
  byKey: number[]
  /** What opens with none of them. */
  lost: string[]
}

const rowsAtOnce = 100

/** Counts, and changes nothing. */
export function countSealed(db: Db, keys: SecretKeys): Promise<SealedCount[]> {
  return overAll(db, keys, async () => undefined)
}

/**
 * Puts what is sealed with an earlier key under today's, a value at a time and only where it still is what was read:
 * it can be broken off at any moment and begun again, beside people who work. Gives what was found, as `countSealed`.
 */
export function resealAll(
  db: Db,
  keys: SecretKeys,
  tell: (line: string) => void,
): Promise<SealedCount[]> {
  return overAll(db, keys, async ({ column, id, value, text }) => {
    const sealed = seal(keys.secretKey, column.purpose, text)
    await queryRows(db, column.write, [id, value, sealed])
    tell(`${column.name} ${id}`)
  })
}

interface UnderFormer {
  column: SealedColumn
  id: string
  value: Buffer
  text: string
}

async function overAll(
  db: Db,
  keys: SecretKeys,
  visit: (found: UnderFormer) => Promise<void>,
): Promise<SealedCount[]> {
  const counts: SealedCount[] = []
  for (const column of sealedColumns) {
    const count: SealedCount = { name: column.name, byKey: [], lost: [] }
    count.byKey = trustedKeysOf(keys).map(() => 0)
    for await (const { id, value } of rowsOf(db, column)) {
      const found = openWith(keys, column, value)
      if (!found) count.lost.push(id)
      else {
        count.byKey[found.nth]! += 1
        if (found.nth > 0) await visit({ column, id, value, text: found.text })
      }
    }
    counts.push(count)
  }
  return counts
}

async function* rowsOf(db: Db, { list }: SealedColumn) {
  for (let after = ''; ;) {
    const rows = await queryRows<{ id: string; value: Buffer }>(db, list, [after, rowsAtOnce])
    yield* rows
    if (rows.length < rowsAtOnce) return
    after = rows.at(-1)!.id
  }
}

function openWith(keys: SecretKeys, { purpose }: SealedColumn, value: Buffer) {
  for (const [nth, secretKey] of trustedKeysOf(keys).entries()) {
    const text = unseal({ secretKey }, purpose, value)
    if (text !== null) return { nth, text }
  }
  return null
}
