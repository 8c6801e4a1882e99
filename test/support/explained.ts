import type { Client, Pool, PoolClient } from 'pg'

export interface Statement {
  text: string
  values: readonly unknown[]
}

/** Every statement that goes over this pool from now on, each text with the values it came with. */
export function recordStatements(pool: Pool): Statement[] {
  const statements: Statement[] = []
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>
  const recorded = new WeakSet<PoolClient>()
  pool.connect = (async () => {
    const client = await connect()
    if (recorded.has(client)) return client
    recorded.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      if (typeof text === 'string' && Array.isArray(values)) statements.push({ text, values })
      return query(text, values, ...rest)
    }) as typeof client.query
    return client
  }) as typeof pool.connect
  return statements
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** What a statement reads of tables and indexes: with these values, and planned without knowing any. */
export async function explain(client: Client, { text, values }: Statement): Promise<PlanNode[]> {
  const known = await planOf(client, `explain (format json) ${text}`, values)
  const unknown = await planOf(client, `explain (generic_plan, format json) ${text}`, [])
  return [...nodesOf(known), ...nodesOf(unknown)]
}

/** How many rows of each table a query reads on its way to the answer, and by which way. */
export async function countRead(client: Client, { text, values }: Statement) {
  const plan = await planOf(client, `explain (analyze, timing off, format json) ${text}`, values)
  return nodesOf(plan).flatMap((node) => {
    const { 'Actual Rows': rows = 0, 'Actual Loops': loops = 1 } = node
    const { 'Relation Name': table, 'Rows Removed by Filter': removed = 0 } = node
    return table ? [{ table, way: node['Node Type'], rows: (rows + removed) * loops }] : []
  })
}

async function planOf(client: Client, text: string, values: readonly unknown[]): Promise<PlanNode> {
  const { rows } = await client.query({ text, values: [...values], rowMode: 'array' })
  return (rows as [[{ Plan: PlanNode }]][])[0]![0][0].Plan
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}
