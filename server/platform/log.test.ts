import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Connection, openPool } from './connection.ts'
import { collectingLog } from './log.ts'

test('secrets and personal data never reach the log, also inside what is logged', () => {
  const { log, entries } = collectingLog()
  log.info(
    {
      phone: '0912345678',
      headers: { authorization: 'Bearer t0ken', cookie: 'sid=c00kie', 'x-csrf-token': 'csrf1' },
      order: { receiver: { address: '12 Hàng Bài', fullName: 'Nguyễn Thị Lành' } },
      message: { to: 'lanh@example.vn', otp: '123456' },
      code: 'E42',
      deep: { list: [{ view_token: 'v13w' }] },
      err: Object.assign(new Error('duplicate'), {
        detail: 'Key (phone)=(0987654321)',
        code: '23505',
      }),
    },
    'order placed',
  )
  const written = JSON.stringify(entries)
  for (const hidden of [
    '0912345678',
    't0ken',
    'c00kie',
    'csrf1',
    'Hàng Bài',
    'Lành',
    '@',
    '123456',
  ]) {
    expect(written).not.toContain(hidden)
  }
  expect(entries).toMatchObject([
    {
      level: 'info',
      msg: 'order placed',
      code: 'E42',
      err: { message: 'duplicate', code: '23505' },
    },
  ])
})

test('what an error carries is told by name only: clients, pools, sockets, requests', () => {
  const { log, entries } = collectingLog()
  const connectionString = 'postgresql://shop:s3cret-pass@db.internal:5432/shop'
  const client = new Connection({ connectionString })
  Object.assign(client, { secretKey: 7_654_321, processID: 11 })
  const pool = openPool({ connectionString })
  const error = Object.assign(new Error(`cannot reach ${connectionString}`, { cause: client }), {
    client,
    options: { ssl: { key: pool }, hosts: new Map<unknown, unknown>([['db', client]]) },
    waiting: new Set([pool]),
  })
  log.error({ err: error, pool }, `at ${connectionString}`)
  const written = JSON.stringify(entries)
  for (const secret of ['s3cret-pass', '7654321']) expect(written).not.toContain(secret)
  expect(entries).toMatchObject([
    {
      msg: 'at postgresql://[hidden]@db.internal:5432/shop',
      pool: '[BoundPool]',
      err: {
        type: 'Error',
        message: 'cannot reach postgresql://[hidden]@db.internal:5432/shop',
        stack: expect.stringContaining('log.test.ts'),
        cause: '[Connection]',
        client: '[Connection]',
        options: { ssl: { key: '[BoundPool]' }, hosts: { db: '[Connection]' } },
        waiting: ['[BoundPool]'],
      },
    },
  ])
})

test('causes and collected errors are told, circles and getters are not followed', () => {
  const { log, entries } = collectingLog()
  const circle: Record<string, unknown> = { at: new Date('2026-11-21T02:00:00Z'), big: 12n }
  circle.self = circle
  Object.defineProperty(circle, 'getter', {
    enumerable: true,
    get: () => {
      throw new Error('run')
    },
  })
  const several = new AggregateError([new Error('first'), new Error('second')], 'all failed')
  log.error({ err: new Error('outer', { cause: several }), circle }, 'failed')
  log.error(new TypeError('alone'))
  expect(entries).toMatchObject([
    {
      err: {
        message: 'outer',
        cause: { type: 'AggregateError', errors: [{ message: 'first' }, { message: 'second' }] },
      },
      circle: {
        at: '2026-11-21T02:00:00.000Z',
        big: '12',
        self: '[circular]',
        getter: '[getter]',
      },
    },
    { msg: 'alone', err: { type: 'TypeError', message: 'alone' } },
  ])
})

test('whatever is logged, no secret is written, nothing is thrown and the line stays short', () => {
  const secret = 'Qx7-hidden-from-everybody'
  class Holder {
    readonly held: unknown
    constructor(held: unknown) {
      this.held = held
    }
  }
  const keys = fc.constantFrom(
    'password',
    'secretKey',
    'SECRET_KEY',
    'view_token',
    'pgPassword',
    'connectionString',
    'Authorization',
    'hash-secret',
    'phone',
    'fullName',
    'apiKey',
    'detail',
  )
  const { log, entries } = collectingLog()
  const { anything } = fc.letrec((tie) => ({
    anything: fc.oneof(
      { maxDepth: 8, withCrossShrink: true },
      fc.string({ maxLength: 20 }),
      fc.constant(`postgres://u:${secret}@h/d`),
      keys.map((key) => ({ [key]: secret, kept: 1 })),
      keys.map((key) => new Map([[key, secret]])),
      fc.constant(Symbol('s')),
      fc.bigInt(),
      fc.string({ minLength: 9000, maxLength: 9001 }),
      fc.array(tie('anything'), { maxLength: 120 }),
      fc.dictionary(fc.string({ maxLength: 8 }), tie('anything'), { maxKeys: 80 }),
      fc.array(tie('anything')).map((items) => new Set(items)),
      tie('anything').map((cause) => Object.assign(new Error('e', { cause }), { carries: cause })),
      tie('anything').map((item) => new Holder(new Holder({ item, secret }))),
      tie('anything').map((item) => new Proxy({ item }, { ownKeys: () => ['item', 'item'] })),
      tie('anything').map((item) => {
        const circle: unknown[] = [item]
        circle.push(circle)
        return circle
      }),
    ),
  }))
  fc.assert(
    fc.property(anything, (value) => {
      entries.length = 0
      log.error({ err: value, value }, 'any')
      const line = JSON.stringify(entries[0])
      expect(entries[0]).toMatchObject({ level: 'error', msg: 'any' })
      expect(line).not.toContain(secret)
      expect(line.length).toBeLessThan(500_000)
    }),
    { numRuns: 300 },
  )
})
