import { Client } from 'pg'
import {
  changes,
  customers,
  draw,
  ledger,
  lines,
  orders,
  pick,
  staging,
  terms,
} from './many-orders-sql.ts'
import { nameParts, phoneStarts } from './order-people.ts'

const filled = ['shop_order', 'order_line', 'order_status_change', 'order_money', 'order_term']

/**
 * Fills the board of a database that has products with so many orders of the two years before
 * `until`: in all states, ways of paying and prices, with lines, history and money, by people some of
 * whom come again. The same orders each time. Its user may switch triggers off: the owner of an
 * embedded server. About a minute for a million.
 */
export async function fillOrders(databaseUrl: string, count: number, until: Date): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query('select setseed(0.2611)')
    for (const statement of staging) await client.query(statement)
    await client.query(draw, [count, until, ...nameParts, phoneStarts])
    await client.query(pick)
    await client.query('analyze new_order, new_line')
    const indexes = await dropIndexes(client)
    for (const statement of [orders, terms, lines, changes, ledger]) await client.query(statement)
    for (const index of indexes) await client.query(index)
    // With triggers off nobody has noted the buyers.
    await client.query(customers)
    await client.query('vacuum analyze customer')
    await client.query(
      `select setval(pg_get_serial_sequence('shop_order', 'id'), max(id)) from shop_order`,
    )
    await client.query(`vacuum analyze ${filled.join(', ')}`)
  } finally {
    await client.end()
  }
}

/** Built once in the end they cost a third; what keeps rows apart stays. Gives how to make them again. */
async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid::regclass::text = any($1::text[]) and not indisunique`,
    [filled],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}
