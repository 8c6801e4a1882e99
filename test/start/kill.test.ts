import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import type { Order, PlacedOrder } from '#domain/order/api.ts'
import { examine } from '#server/doctor.ts'
import { findRunningEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { openDatabase } from '#server/platform/db.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'anlanh-kill-'))
const main = resolve(import.meta.dirname, '../../server/main.ts')
let server: ChildProcess | null = null
let origin = ''

afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  rmSync(dataDir, { recursive: true, force: true })
})

test('kill -9 in the middle of 200 orders loses none that was answered', async () => {
  await startServer()
  const product = await firstProduct()
  const answered: PlacedOrder[] = []
  const buyers = Array.from({ length: 8 }, (_, buyer) => buyUntilItEnds(buyer, product, answered))
  await Promise.all(buyers)
  expect(answered.length).toBeGreaterThanOrEqual(60)
  expect(answered.length).toBeLessThan(200)

  await startServer()
  for (const { code, view_token } of answered) {
    const found = await fetch(`${origin}/api/order/${code}?token=${view_token}`)
    expect(found.status, code).toBe(200)
    const { data } = (await found.json()) as { data: Order }
    expect(data.products).toHaveLength(1)
  }
  const { db, close } = openDatabase(findRunningEmbeddedPostgres(dataDir)!, { maxConnections: 1 })
  expect(await examine(db)).toEqual([])
  await close()
})

interface Bought {
  id: number
  discount_price: number
}

/** Orders without pause; after the 60th answer the server is killed under everybody's hands. */
async function buyUntilItEnds(buyer: number, product: Bought, answered: PlacedOrder[]) {
  for (let turn = 0; turn < 25; turn += 1) {
    const placed = await order(product, `09${String(buyer * 100 + turn).padStart(8, '2')}`)
    if (!placed) return
    answered.push(placed)
    if (answered.length === 60) server!.kill('SIGKILL')
  }
}

async function order(product: Bought, phone: string): Promise<PlacedOrder | null> {
  try {
    const response = await fetch(`${origin}/api/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({
        payment_type: 'recieve',
        pickup_branch: 'HNI',
        receiver_fullname: 'Nguyễn Thị Lan',
        receiver_phone: phone,
        customer_phone: phone,
        products: [{ id: product.id, quantity: 1 }],
        summary: { payment: product.discount_price },
      }),
    })
    expect(response.status).toBe(200)
    return ((await response.json()) as { data: PlacedOrder }).data
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

async function firstProduct(): Promise<Bought> {
  const response = await fetch(`${origin}/api/product/best-seller?limit=1`)
  return ((await response.json()) as { data: Bought[] }).data[0]!
}

async function startServer(): Promise<void> {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await Promise.race([
    once(server.stdout!, 'data'),
    once(server, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${String(code)}`)
    }),
  ])
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
