import { createHash, randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { bareOrderSql } from './bare-order-sql.ts'
import { orderBody, pickProducts, type OrderSample } from './order-sample.ts'

// The limit for placing orders: the same transaction by pg alone, with prepared statements, in a
// bare loop. Runs as a process of its own on the measured core, told by the parent what to do.
export type BareOrdersMessage =
  { open: string; sample: OrderSample; connections: number } | { runMs: number }
export interface BareOrdersAnswer {
  latencies: number[]
  elapsedMs: number
}

let clients: Client[] = []
let sample: OrderSample
let count = 0

process.on('message', (message: BareOrdersMessage) => {
  const work = 'open' in message ? open(message) : run(message.runMs)
  work.then(
    (answer) => process.send!(answer),
    (error: Error) => {
      process.stderr.write(`${error.stack}\n`)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(0))
process.on('SIGTERM', () => process.exit(0))

async function open(message: Extract<BareOrdersMessage, { open: string }>): Promise<string> {
  sample = message.sample
  clients = Array.from(
    { length: message.connections },
    () => new Client({ connectionString: message.open }),
  )
  await Promise.all(clients.map((client) => client.connect()))
  return 'open'
}

async function run(runMs: number): Promise<BareOrdersAnswer> {
  const latencies: number[] = []
  const started = performance.now()
  const placeUntilTheEnd = async (client: Client) => {
    let now = performance.now()
    while (now < started + runMs) {
      await placeOrder(client)
      latencies.push(performance.now() - now)
      now = performance.now()
    }
  }
  await Promise.all(clients.map(placeUntilTheEnd))
  return { latencies, elapsedMs: performance.now() - started }
}

async function placeOrder(client: Client): Promise<void> {
  count += 1
  const picked = pickProducts(sample.products, 'spread', count)
  const ids = picked.map((product) => product.id)
  const body = orderBody(sample, 'spread', count)
  const key = ['POST /order', randomUUID()]
  const hash = createHash('sha256').update(JSON.stringify(body)).digest()
  await client.query('begin')
  await query(client, 'claimKey', [...key, hash, new Date()])
  const prices = await query(client, 'readPrices', [ids])
  const order = orderValues(body, prices)
  const reserved = await query(client, 'insertOrder', [
    ...order,
    JSON.stringify(prices.map(toLine)),
    ids,
  ])
  if (reserved.length !== ids.length) throw new Error('a shelf is empty')
  await query(client, 'keepAnswer', [...key, JSON.stringify({ code: order[0], products: prices })])
  await client.query('commit')
}

type PriceRow = Record<string, unknown> & { original_price: string; discount_price: string }

async function query(client: Client, name: keyof typeof bareOrderSql, values: unknown[]) {
  return (await client.query<PriceRow>({ name, text: bareOrderSql[name], values })).rows
}

function orderValues(body: ReturnType<typeof orderBody>, prices: readonly PriceRow[]): unknown[] {
  const total = prices.reduce((sum, price) => sum + Number(price.original_price), 0)
  const payment = prices.reduce((sum, price) => sum + Number(price.discount_price), 0)
  return [
    ...[`BARE-${randomUUID()}`, body.customer_phone, body.receiver_fullname],
    ...[body.province_id, body.district_id, body.ward_id, body.address, body.address],
    ...[total, total - payment, new Date()],
  ]
}

function toLine(price: PriceRow, index: number) {
  return {
    line_no: index + 1,
    product_id: price.id,
    product_name: price.name,
    product_code: price.product_code,
    product_type: price.product_type,
    unit_price: price.discount_price,
    original_price: price.original_price,
    quantity: 1,
  }
}
