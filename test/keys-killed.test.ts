import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterKeys } from '#server/platform/keys/kept-keys.ts'
import { seal, unseal } from '#server/platform/sealed.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { newDataDir } from '#test/support/new-data-dir.ts'
import { openPartner } from '#test/support/partners.ts'
import { runCommand } from '#test/support/run-command.ts'
import { testConfig } from '#test/support/test-config.ts'
import { waitFor } from '#test/support/wait-for.ts'

const one = testConfig.secretKey
const two = 'the-second-secret-of-the-tests-0123456789'
const count = 6000
let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
  await enterKeys(shop.ctx)
  const { id } = await openPartner(shop, ['orders.read'])
  const secrets = Array.from({ length: count }, (_, nth) =>
    seal(one, 'webhook secret', `kín ${nth}`),
  )
  await shop.ctx.pool.query(
    `insert into webhook_subscription (partner_id, url, topics, secret, created_at, created_by)
     select $1, 'https://doi-tac.example/' || nth, array['order'], secret, now(), 'test'
     from unnest($2::bytea[]) with ordinality as s (secret, nth)`,
    [id, secrets],
  )
})
afterAll(() => shop.close())

const rotate = () =>
  runCommand(['bin/keys.ts', '--rotate'], {
    DATABASE_URL: shop.databaseUrl,
    DATA_DIR: newDataDir('keys-killed'),
    SECRET_KEY: two,
    SECRET_KEY_ACCEPTED: one,
  })

/** How many are under the new key; each says what it said, or is the one that somebody has set meanwhile. */
async function countNew(): Promise<number> {
  const { rows } = await shop.ctx.pool.query<{ nth: string; secret: Buffer }>(
    `select substring(url from '[0-9]+$') as nth, secret from webhook_subscription`,
  )
  const underNew = rows.filter(({ nth, secret }) => {
    const text = unseal({ secretKey: two }, 'webhook secret', secret)
    const said = text ?? unseal({ secretKey: one }, 'webhook secret', secret)
    expect(['mới', `kín ${Number(nth) - 1}`]).toContain(said)
    return text !== null
  })
  return underNew.length
}

test('kill -9 while sealed values go under a new key loses none, and the next run goes on', async () => {
  const killed = rotate()
  await waitFor(async () => expect(await countNew()).toBeGreaterThan(0))
  killed.child.kill('SIGKILL')
  await killed.ended
  const done = await countNew()
  expect(done).toBeLessThan(count)

  // The database still stands under the first key: who has only the second does not start.
  const { rows } = await shop.ctx.pool.query(`select state from shop_key where kind = 'secret'`)
  expect(rows).toEqual([{ state: 'current' }])

  const again = rotate()
  await waitFor(async () => expect(await countNew()).toBeGreaterThan(done))
  // Somebody of the desk sets one meanwhile, in a process that has not been restarted yet.
  await shop.ctx.pool.query(
    `update webhook_subscription set secret = $1
     where id = (select max(id) from webhook_subscription)`,
    [seal(one, 'webhook secret', 'mới')],
  )
  expect(await again.ended).toMatchObject({ code: 0 })
  expect(await rotate().ended).toMatchObject({ code: 0 })
  expect(await countNew()).toBe(count)
  const { rows: last } = await shop.ctx.pool.query<{ secret: Buffer }>(
    'select secret from webhook_subscription order by id desc limit 1',
  )
  expect(unseal({ secretKey: two }, 'webhook secret', last[0]!.secret)).toBe('mới')
})
