import type { ClientBase } from 'pg'
import { StartFailure } from '#server/platform/start-failure.ts'
import { copyTable } from './copy-table.ts'
import { findOrphans } from './find-orphans.ts'
import { listTables, type Table } from './read-tables.ts'
import { SecretSalt } from './secret-salt.ts'
import { listUndecided, tableMasks } from './table-masks.ts'

/** Each in a transaction of its own: the source's only reads, the target's is all or nothing. */
export interface Sides {
  from: ClientBase
  to: ClientBase
}

/**
 * Fills the target with the source's rows, masked before they leave this process: no word of a person is
 * ever written there. Gives how many rows were copied, by table.
 */
export async function copyMasked({ from, to }: Sides, now: Date): Promise<Map<string, number>> {
  const tables = (await listTables(to)).filter(({ name }) => tableMasks[name] !== 'own')
  const undecided = listUndecided(tables)
  if (undecided.length > 0) {
    throw new StartFailure([
      'Nobody has said how these are masked (bin/staging/columns):',
      ...undecided,
    ])
  }
  await to.query('set local session_replication_role = replica')
  await to.query(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')}`)
  const copied = new Map<string, number>()
  const salt = new SecretSalt()
  for (const table of tables.filter(({ name }) => tableMasks[name] !== 'dropped')) {
    copied.set(table.name, await copyTable({ from, to }, table, salt))
  }
  await to.query(orderTerms)
  await moveSequences(to, tables)
  await to.query(`insert into environment_mark (environment, since) values ('staging', $1)`, [now])
  const orphans = await findOrphans(to)
  if (orphans.length > 0) throw new StartFailure(['The copy would contradict itself:', ...orphans])
  return copied
}

/** The trigger that keeps them did not run. */
const orderTerms = `insert into order_term (term, created_at, order_id)
  select term, created_at, id
  from shop_order, order_terms(receiver_words, customer_phone, receiver_phone) as term`

async function moveSequences(to: ClientBase, tables: readonly Table[]): Promise<void> {
  for (const { name: table, columns } of tables) {
    for (const { name: column } of columns.filter(({ hasSequence }) => hasSequence)) {
      await to.query(
        `select setval(pg_get_serial_sequence($1, $2), coalesce(max("${column}"), 0) + 1, false) from ${table}`,
        [table, column],
      )
    }
  }
}
