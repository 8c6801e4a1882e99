import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { loadWholeDemo } from '#seed/load/whole-demo.ts'
import { examine } from '#server/doctor.ts'
import { enterEnvironment } from '#server/environment.ts'
import { systemClock } from '#server/platform/clock.ts'
import { type Db, type OpenDatabase, openDatabase } from '#server/platform/db.ts'
import { makeMaskedCopy } from '../bin/staging/make-masked-copy.ts'
import { listTables, type Table } from '../bin/staging/read-tables.ts'
import { columnsSaid, listUndecided, tableMasks } from '../bin/staging/table-masks.ts'
import { createTestDatabase } from './support/database.ts'
import { testConfig } from './support/test-config.ts'

const telltale = 'MATKHAI'
const clock = systemClock

let source: OpenDatabase
let copy: OpenDatabase
let urls: { from: string; to: string }
let tables: Table[]
let before: Map<string, string>
let planted: string[]

beforeAll(async () => {
  const from = (await createTestDatabase(inject('postgres').withUnits)).url
  const to = (await createTestDatabase()).url
  urls = { from, to }
  source = openDatabase(from, { maxConnections: 2 })
  copy = openDatabase(to, { maxConnections: 1 })
  await enterEnvironment({ db: source.db, clock, config: testConfig })
  await loadWholeDemo({ db: source.db, clock, config: testConfig })
  await addWhatTheDemoHasNot()
  tables = await withClient(source, listTables)
  planted = await plant(source)
  before = await checksums(source.db)
  await makeCopy()
})
afterAll(async () => {
  await source.close()
  await copy.close()
})

test('of every column that can hold words it is said what becomes of it', async () => {
  expect(listUndecided(tables)).toEqual([])
  const more = {
    name: 'added',
    type: '_text',
    isNullable: true,
    isGenerated: false,
    hasSequence: false,
  }
  const member = tables.find(({ name }) => name === 'member')!
  const grown = tables.map((each) =>
    each === member ? { ...member, columns: [...member.columns, more] } : each,
  )
  expect(listUndecided(grown)).toEqual(['member.added: not said'])
})

test('no word of a person is in the copy', async () => {
  expect(planted.length).toBeGreaterThan(100)
  expect(await tablesWith(source.db, [telltale])).not.toEqual([])
  expect(await tablesWith(copy.db, [telltale])).toEqual([])
  const { rows } = await sql<{ phone: string }>`
    select distinct customer_phone as phone from shop_order order by 1 limit 20`.execute(source.db)
  const phones = rows.map(({ phone }) => phone)
  expect(phones.length).toBeGreaterThan(3)
  const { rows: asked } = await sql<{ words: string }>`
    select substr(words, ${telltale.length + 1}, 24) as words from expert_question
    where item_id is not null`.execute(source.db)
  expect(asked).not.toEqual([])
  const told = await counts(copy.db, ['person_merge', 'refund_account', 'counterfeit_report'])
  expect(told.map(([, count]) => count)).not.toContain(0)
  const words = [...phones, ...asked.map((each) => each.words), ...ofTheStory]
  expect(await tablesWith(copy.db, words)).toEqual([])
})

test('the copy has as many of everything that is kept, and the same money and points', async () => {
  const kept = tables.map(({ name }) => name).filter(isKept)
  expect(await counts(copy.db, kept)).toEqual(await counts(source.db, kept))
  const inSource = await sums(source.db)
  expect(inSource.get('shop_order.payment')).toMatch(/\d{6}/)
  expect(await sums(copy.db)).toEqual(inSource)
  expect(await examine(copy.db)).toEqual([])
})

test('a phone becomes the same phone everywhere, and no two become one', async () => {
  const fakeOf = await phonesInBoth()
  expect(fakeOf.size).toBeGreaterThan(20)
  const fakes = [...fakeOf.values()].map((each) => [...each])
  expect(fakes.filter((each) => each.length !== 1)).toEqual([])
  expect(new Set(fakes.flat()).size).toBe(fakeOf.size)
  expect(fakes.flat().filter((phone) => !/^0[1-9]\d{8}$/.test(phone))).toEqual([])
})

test('nobody is told anything by the copy, and nobody of the shop gets in', async () => {
  const empty = tables.map(({ name }) => name).filter((name) => tableMasks[name] === 'dropped')
  const made = ['environment_mark', 'order_term']
  const filled = (await counts(copy.db, empty)).filter(([, count]) => count !== 0)
  expect(filled.map(([name]) => name)).toEqual(made)
  const inside = await sql`select from staff_user where status <> 'disabled'
    or password_hash is not null or totp_secret is not null
    union all select from drugstore_user where password_hash is not null
    union all select from member where password_hash not like '$argon2id$v=19$m=64,t=1,p=1$%'`.execute(
    copy.db,
  )
  expect(inside.rows).toEqual([])
})

test('only staging runs the copy, and staging runs nothing else', async () => {
  const start = (db: Db, appEnv: 'demo' | 'production' | 'staging') =>
    enterEnvironment({ db, clock, config: { ...testConfig, appEnv } })
  await expect(start(copy.db, 'production')).rejects.toThrow('is a masked copy')
  await expect(start(copy.db, 'demo')).rejects.toThrow('is a masked copy')
  await start(copy.db, 'staging')
  await expect(start(source.db, 'staging')).rejects.toThrow('this is none')
})

test('a shop is never written over, nor while its copy runs', async () => {
  const shop = (await createTestDatabase()).url
  const { db, close } = openDatabase(shop, { maxConnections: 1 })
  await makeMaskedCopy({ from: urls.from, to: shop, clock })
  await sql`update environment_mark set environment = 'production'`.execute(db)
  await expect(makeMaskedCopy({ from: urls.from, to: shop, clock })).rejects.toThrow(
    'running on --to',
  )
  await close()
  await expect(makeMaskedCopy({ from: urls.from, to: shop, clock })).rejects.toThrow("is a shop's")
  await expect(makeMaskedCopy({ from: shop, to: shop, clock })).rejects.toThrow('are one database')
})

test('a second copy makes up other people, and the shop is as it was', async () => {
  const phones = () =>
    sql<{ phone: string }>`select phone from member where phone is not null order by id`.execute(
      copy.db,
    )
  const { rows: first } = await phones()
  await makeCopy()
  const { rows: second } = await phones()
  expect(second).toHaveLength(first.length)
  expect(second.filter(({ phone }, at) => phone === first[at]!.phone)).toEqual([])
  expect(await checksums(source.db)).toEqual(before)
})

/** Its own pool stands in the way, as a shop that runs would. */
async function makeCopy(): Promise<void> {
  await copy.close()
  const made = await makeMaskedCopy({ ...urls, clock })
  expect(made.findings).toEqual([])
  copy = openDatabase(urls.to, { maxConnections: 1 })
}

/** What the demo's people have not done: a merge, an account for a refund, a question, a report. */
async function addWhatTheDemoHasNot(): Promise<void> {
  await withClient(source, async (client) => {
    await client.query(
      `insert into customer (phone, name, created_at)
       values ('0987000001', 'Một', now()), ('0987000002', 'Hai', now())`,
    )
    for (const statement of story) await client.query(statement)
  })
}

const ofTheStory = ['0987000001', '0987000002', '0071000123456', '203.0.113.77']
const story = [
  `with item as (insert into content_item (kind, slug, created_at, created_by)
      select kind, 'hoi-ve-mat-ong', now(), 'duocsi' from content_item limit 1 returning id),
    draft as (insert into content_draft (item_id, body, hash, version, saved_by, writer_ids, saved_at)
      select id, '{"blocks": [{"type": "text", "text": "Con trai tôi uống mật ong được không"}]}', '', 1,
        'duocsi', '{}', now() from item)
    update expert_question set item_id = item.id, words = 'Con trai tôi uống mật ong được không'
    from item where expert_question.id = (select min(id) from expert_question)`,
  `insert into person_merge (from_customer, to_customer, from_phone, to_phone, why, from_words, to_words,
      started_by, started_at)
    select a.id, b.id, a.phone, b.phone, 'Đổi số', 'Biết ngày sinh', 'Biết đơn cũ', s.id, now()
    from customer a, customer b, (select id from staff_user limit 1) s
    where a.phone = '0987000001' and b.phone = '0987000002'`,
  `insert into person_merge_phone (merge_id, phone) select id, from_phone from person_merge`,
  `insert into refund (method, amount, reason, cause, state, created_at, failure, proof)
    values ('transfer', 1000, 'unmatched', 'staging-test', 'byHand', now(), 'Sai tên', 'FT0001')`,
  `insert into refund_account (refund_id, bank_bin, account_number, holder, given_by, given_at, note)
    select id, '970436', '0071000123456', 'NGUYEN VAN BI MAT', 'buyer', now(), 'gọi trước'
    from refund where cause = 'staging-test'`,
  `insert into customer_note (customer_id, staff_id, words, created_at)
    select c.id, s.id, 'Dị ứng mật ong', now() from customer c, (select id from staff_user limit 1) s
    where c.phone = '0987000001'`,
  `insert into counterfeit_report (phone, code_masked, code_hash, place, description, created_at)
    values ('0987000001', 'AB••••YZ', '\\x00112233445566778899aabbccddeeff', 'Chợ Bến Thành', 'Tem mờ', now())`,
  `insert into code_attempt (phone, channel, address, code_masked, result, attempted_at)
    values ('0987000002', 'guest', '203.0.113.77', 'AB••••YZ', 4, now())`,
]

/** Into every text of people that takes it; gives the columns. */
async function plant(open: OpenDatabase): Promise<string[]> {
  const done: string[] = []
  await withClient(open, async (client) => {
    await client.query('set session_replication_role = replica')
    for (const { name } of tables) {
      for (const { column, mask } of columnsSaid(name)) {
        if (!['words', 'name', 'street', 'actor', 'email', 'username'].includes(mask)) continue
        const said = mask === 'username' || mask === 'email' ? telltale.toLowerCase() : telltale
        const write = `update "${name}" set "${column}" = '${said}' || coalesce("${column}", '')`
        const onlyFilled = () => client.query(`${write} where "${column}" <> ''`).catch(() => null)
        // A check may want it empty.
        const changed =
          mask === 'words' ? await client.query(write).catch(onlyFilled) : await onlyFilled()
        if (changed?.rowCount) done.push(`${name}.${column}`)
      }
    }
    await client.query('reset session_replication_role')
  })
  return done
}

async function withClient<T>(
  { pool }: OpenDatabase,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  return work(client).finally(() => client.release())
}

/** Tables with a row in which one of the words stands. */
async function tablesWith(db: Db, words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.table(name)} t
      where to_jsonb(t)::text ilike any(${words.map((word) => `%${word}%`)}::text[]) limit 1`.execute(
      db,
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

async function counts(db: Db, names: readonly string[]): Promise<[string, number][]> {
  const counted: [string, number][] = []
  for (const name of names) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)}`.execute(db)
    counted.push([name, rows[0]!.count])
  }
  return counted
}

/** Of every number that is kept: money, points, stock and whatever else is counted. */
async function sums(db: Db): Promise<Map<string, string | null>> {
  const sumOf = new Map<string, string | null>()
  for (const { name, columns } of tables.filter((each) => isKept(each.name))) {
    for (const { name: column } of columns.filter(({ type }) => /^int[248]$/.test(type))) {
      const { rows } = await sql<{ sum: string | null }>`
        select sum(${sql.ref(column)})::text as sum from ${sql.table(name)}`.execute(db)
      sumOf.set(`${name}.${column}`, rows[0]!.sum)
    }
  }
  return sumOf
}

function isKept(table: string): boolean {
  return typeof tableMasks[table] !== 'string'
}

async function checksums(db: Db): Promise<Map<string, string>> {
  const sumOf = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await sql<{ sum: string }>`
      select coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum
      from ${sql.table(name)} t`.execute(db)
    sumOf.set(name, rows[0]!.sum)
  }
  return sumOf
}

/** By phone of the source what the copy has in the same place. */
async function phonesInBoth(): Promise<Map<string, Set<string>>> {
  const fakeOf = new Map<string, Set<string>>()
  for (const { name, columns } of tables.filter((each) =>
    each.columns.some((one) => one.name === 'id'),
  )) {
    for (const { column } of columnsSaid(name).filter(({ mask }) => mask === 'phone')) {
      const read = sql<{ id: number; phone: string }>`select id, ${sql.ref(column)} as phone
        from ${sql.table(name)} where ${sql.ref(column)} ~ '^0[1-9]\\d{8}$' order by id`
      const [{ rows: real }, { rows: fake }] = [
        await read.execute(source.db),
        await read.execute(copy.db),
      ]
      expect([name, fake.map(({ id }) => id)]).toEqual([name, real.map(({ id }) => id)])
      for (const [at, { phone }] of real.entries()) {
        fakeOf.set(phone, (fakeOf.get(phone) ?? new Set()).add(fake[at]!.phone))
      }
    }
    expect(columns.length).toBeGreaterThan(0)
  }
  return fakeOf
}
