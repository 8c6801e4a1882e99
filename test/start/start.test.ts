import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findRunningEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { freePort } from '#test/support/free-port.ts'
import { startEntry, startShop, type StartedShop } from '#test/support/started-shop.ts'

let dataDir: string
let port: number
const started: StartedShop[] = []

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'anlanh-start-'))
  port = await freePort()
  const shop = start()
  await shop.ready
  await query('create table kept as select 42 as answer')
  shop.signal('SIGINT')
  await shop.ended
}, 180_000)

afterEach(async () => {
  for (const shop of started.splice(0)) {
    shop.signal('SIGTERM')
    await shop.ended
  }
})

afterAll(() => rmSync(dataDir, { recursive: true }))

describe('npm start', () => {
  test('prints where the shop is, and the shop is there', async () => {
    const address = await start().ready
    expect(address).toBe(`http://127.0.0.1:${port}/`)
    const health = await fetch(new URL('/api/health/ready', address))
    expect(health.status).toBe(200)
  })

  test('Ctrl-C leaves nothing running', async () => {
    const shop = start()
    await shop.ready
    const postgres = postgresPid()
    shop.signal('SIGINT')
    expect(await shop.ended).toEqual({ exitCode: 0, errors: [] })
    expect(isAlive(postgres)).toBe(false)
    expect(findRunningEmbeddedPostgres(dataDir)).toBeNull()
  })

  test('after kill -9 the next start recovers and the data is there', async () => {
    const shop = start()
    await shop.ready
    shop.signal('SIGKILL')
    await shop.ended
    await start().ready
    expect(await query('select answer from kept')).toEqual([{ answer: 42 }])
  })

  test('after kill -9 of the shop and its database too', async () => {
    const shop = start()
    await shop.ready
    const postgres = postgresPid()
    shop.signal('SIGKILL')
    process.kill(postgres, 'SIGKILL')
    await shop.ended
    await start().ready
    expect(await query('select answer from kept')).toEqual([{ answer: 42 }])
  })

  test('a second start on the same data says so', async () => {
    await start().ready
    expect(await start({ PORT: String(await freePort()) }).ended).toEqual({
      exitCode: 1,
      errors: [`DATA_DIR ${dataDir} is in use by another An Lành; stop it first.`],
    })
  })
})

describe('what keeps it from starting is told in one line', () => {
  test('a port in use', async () => {
    const other = createServer().listen(port, '127.0.0.1')
    const ended = await start().ended
    other.close()
    expect(ended).toEqual({
      exitCode: 1,
      errors: [`PORT ${port} on 127.0.0.1 is already in use; stop what listens there or set PORT.`],
    })
  })

  test('a data directory that cannot be written', async () => {
    const file = join(dataDir, 'a-file')
    writeFileSync(file, '')
    expect(await start({ DATA_DIR: join(file, 'data') }).ended).toEqual({
      exitCode: 1,
      errors: [`DATA_DIR ${join(file, 'data')} cannot be written (ENOTDIR).`],
    })
  })

  test('a database that cannot be reached', async () => {
    const nobody = await freePort()
    const env = { DATABASE_URL: `postgresql://shop:secret@127.0.0.1:${nobody}/shop` }
    expect(await start(env).ended).toEqual({
      exitCode: 1,
      errors: [
        `DATABASE_URL (127.0.0.1:${nobody}/shop) cannot be used: connect ECONNREFUSED 127.0.0.1:${nobody}.`,
      ],
    })
  })

  test('a wrong variable', async () => {
    expect(await start({ PORT: 'three thousand' }).ended).toEqual({
      exitCode: 1,
      errors: ['PORT must be a port number from 0 to 65535, not "three thousand".'],
    })
  })
})

test.each([
  [
    'server/main.ts',
    'demo',
    'server/main.ts runs a shop: set APP_ENV=production, or run bin/demo.ts for the demo.',
  ],
  [
    'bin/demo.ts',
    'production',
    'bin/demo.ts runs the demo: run server/main.ts with APP_ENV=production instead.',
  ],
])('%s does not start as a %s', async (path, APP_ENV, line) => {
  const shop = startEntry(path, { DATA_DIR: dataDir, APP_ENV })
  expect(await shop.ended).toEqual({ exitCode: 78, errors: [line] })
})

function start(env: Record<string, string> = {}): StartedShop {
  const shop = startShop({ DATA_DIR: dataDir, PORT: String(port), ...env })
  const forget = () => started.splice(started.indexOf(shop), 1)
  started.push(shop)
  void shop.ended.then(() => started.includes(shop) && forget())
  return shop
}

function postgresPid(): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function query(statement: string): Promise<unknown[]> {
  const url = findRunningEmbeddedPostgres(dataDir)
  if (!url) throw new Error('No database runs')
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
