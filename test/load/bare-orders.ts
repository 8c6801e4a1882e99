import { createHash, randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { bareOrderSql } from './bare-order-sql.ts'
import { serveBare } from './bare-process.ts'
import { orderBody, pickProducts, type OrderSample } from './order-sample.ts'

// The limit for placing orders: the same transaction, told by the parent what to do.
serveBare(placeOrder)

async function placeOrder(client: Client, sample: OrderSample, nth: number): Promise<void> {
  const picked = pickProducts(sample.products, 'spread', nth)
  const ids = picked.map((product) => product.id)
  const body = orderBody(sample, 'spread', nth)
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
    `BARE-${randomUUID()}`,
    body.customer_phone,
    body.receiver_fullname,
    body.province_id,
    body.district_id,
    body.ward_id,
    body.address,
    body.address,
    total,
    total - payment,
    new Date(),
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
