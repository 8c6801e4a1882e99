import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasCheckCharacter } from '#domain/genuine/check-character.ts'
import { sql } from 'kysely'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { addStock } from '#test/support/stock.ts'
import { importBatch } from './import-batch.ts'
import { issueToFile } from './export-batch.ts'
import { recallBatch } from './batch-queries.ts'
import { genuineChecks } from './checks.ts'
import { findCode, issueBatch, type BatchTerms } from './index.ts'
import { issueInto } from './issue-batch.ts'

let shop: TestShop
let names = 0
beforeAll(async () => {
  shop = await openTestShop()
  await addStock(shop.ctx.db, [{ code: 'JEX30' }, { code: 'JJ3' }])
})
afterAll(() => shop.close())

const terms = (change: Partial<BatchTerms> = {}): BatchTerms => {
  names += 1
  return { name: `batch ${names}`, kind: 'single', productCode: 'JEX30', point: 30, ...change }
}
const count = async (table: 'genuine_code' | 'code_batch') => {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
    shop.ctx.db,
  )
  return rows[0]!.count
}

describe('issuing', () => {
  test('makes different codes without slips that are found with their batch', async () => {
    const given = terms({ lot: '2610A', productExpiresOn: '2028-10-31', earnUntil: '2027-12-31' })
    const { batchId, codes } = await issueBatch(shop.ctx, given, 500)
    expect(new Set(codes).size).toBe(500)
    expect(codes.filter((code) => code.startsWith('JEX') && hasCheckCharacter(code))).toHaveLength(
      500,
    )
    const found = await findCode(shop.ctx, codes[499]!)
    expect(found?.batch).toEqual({
      id: batchId,
      name: given.name,
      kind: 'single',
      boxes: 1,
      productCode: 'JEX30',
      productId: expect.any(Number),
      point: 30,
      lot: '2610A',
      productExpiresOn: '2028-10-31',
      earnUntil: '2027-12-31',
      voucherCampaignId: null,
      state: 'ready',
      recallReason: '',
    })
    expect(found?.redemption).toBeNull()
  })

  test('gives a set the boxes of its prefix', async () => {
    const { codes } = await issueBatch(
      shop.ctx,
      terms({ kind: 'combo', productCode: 'JJ3', point: 90 }),
      1,
    )
    expect(codes[0]).toMatch(/^JJ3/)
    expect((await findCode(shop.ctx, codes[0]!))?.batch.boxes).toBe(3)
  })

  test('refuses a prefix that is not of its kind', async () => {
    const wrong = [
      terms({ prefix: 'JJ3' }),
      terms({ kind: 'combo' }),
      terms({ kind: 'combo', prefix: 'JEX' }),
      terms({ prefix: 'J13' }),
    ]
    for (const one of wrong) {
      await expect(issueBatch(shop.ctx, one, 1)).rejects.toThrow(RangeError)
    }
  })

  test('refuses a name that is taken and leaves nothing behind', async () => {
    const first = terms()
    await issueBatch(shop.ctx, first, 1)
    const before = await count('genuine_code')
    await expect(issueBatch(shop.ctx, { ...first, point: 99 }, 1)).rejects.toThrow(first.name)
    expect(await count('genuine_code')).toBe(before)
  })

  test('that breaks off in the middle leaves no code and no batch', async () => {
    const before = [await count('genuine_code'), await count('code_batch')]
    const seen: string[] = []
    await expect(
      issueInto(shop.ctx, terms(), 45_000, async (drawn) => {
        for await (const some of drawn) {
          seen.push(some[0]!)
          expect(await findCode(shop.ctx, some[0]!)).toBeNull()
          if (seen.length === 2) throw new Error('the disk is full')
        }
      }),
    ).rejects.toThrow('the disk is full')
    expect([await count('genuine_code'), await count('code_batch')]).toEqual(before)
    expect(await findCode(shop.ctx, seen[0]!)).toBeNull()
  })

  test('knows a product that came to the shop after its codes', async () => {
    const { codes } = await issueBatch(shop.ctx, terms({ productCode: 'LATER1' }), 1)
    expect((await findCode(shop.ctx, codes[0]!))?.batch.productId).toBeNull()
    const [later] = await addStock(shop.ctx.db, [{ code: 'LATER1' }])
    expect((await findCode(shop.ctx, codes[0]!))?.batch.productId).toBe(later!.id)
  })

  test('under another key is not found', async () => {
    const { codes } = await issueBatch(shop.ctx, terms(), 1)
    const config = { ...shop.ctx.config, codeKey: 'another key of more than 32 characters' }
    expect(await findCode({ ...shop.ctx, config }, codes[0]!)).toBeNull()
  })
})

describe('the one export', () => {
  const folder = () => mkdtemp(join(tmpdir(), 'codes-'))

  test('opens with its recipient’s key alone and holds every code of the batch', async () => {
    const identity = await generateX25519Identity()
    const recipient = await identityToRecipient(identity)
    const path = join(await folder(), 'codes.age')
    const given = terms()
    await issueToFile(shop.ctx, given, 20_500, { path, recipient })
    const sealed = await readFile(path)
    const decrypter = new Decrypter()
    decrypter.addIdentity(identity)
    const codes = (await decrypter.decrypt(sealed, 'text')).trimEnd().split('\n')
    expect(codes).toHaveLength(20_500)
    expect(sealed.includes(codes[0]!)).toBe(false)
    expect((await findCode(shop.ctx, codes[20_499]!))?.batch.name).toBe(given.name)
    const stored = await shop.ctx.db
      .selectFrom('code_batch')
      .select(['exported_to', 'code_count', 'state'])
      .where('name', '=', given.name)
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({ exported_to: recipient, code_count: 20_500, state: 'ready' })
  })

  test('that cannot be written leaves neither batch nor file', async () => {
    const recipient = await identityToRecipient(await generateX25519Identity())
    const place = await folder()
    const before = await count('code_batch')
    const issue = (path: string, to = recipient) =>
      issueToFile(shop.ctx, terms(), 10, { path, recipient: to })
    await expect(issue(join(place, 'nowhere/codes.age'))).rejects.toThrow('ENOENT')
    await expect(issue(join(place, 'codes.age'), 'age1nobody')).rejects.toThrow('age recipient')
    await issue(join(place, 'taken.age'))
    await expect(issue(join(place, 'taken.age'))).rejects.toThrow('exists')
    expect(await readdir(place)).toEqual(['taken.age'])
    expect(await count('code_batch')).toBe(before + 1)
  })
})

describe('a printer’s list', () => {
  test('is taken over whole, whatever else its table says', async () => {
    const given = terms({ productCode: 'JEX30' })
    const list = '\uFEFFSTT;Code;Lot\r\n1;"abc123";L1\r\n2;DEF456789;L1\r\n\r\n'
    const dry = await importBatch(shop.ctx, given, list, { dryRun: true })
    expect(dry).toEqual({ codes: 2, problems: [], batchId: null })
    expect(await findCode(shop.ctx, 'ABC123')).toBeNull()
    const done = await importBatch(shop.ctx, given, list)
    expect(done.codes).toBe(2)
    expect((await findCode(shop.ctx, 'ABC123'))?.batch.id).toBe(done.batchId)
    expect((await findCode(shop.ctx, 'DEF456789'))?.batch.point).toBe(30)
  })

  test('is taken over not at all when a line of it is bad, and each bad line is named', async () => {
    const [known] = (await issueBatch(shop.ctx, terms(), 1)).codes
    const list = ['GHI111', 'có dấu', 'GHI222', 'ghi111', known, 'AB1', '', 'GHI333'].join('\n')
    const report = await importBatch(shop.ctx, terms(), list)
    expect(report.batchId).toBeNull()
    expect(report.problems).toEqual([
      { line: 2, problem: 'is not 6 to 20 letters and digits' },
      { line: 4, problem: 'is the same as line 1' },
      { line: 5, problem: 'belongs to a batch already' },
      { line: 6, problem: 'is not 6 to 20 letters and digits' },
    ])
    expect(await findCode(shop.ctx, 'GHI333')).toBeNull()
  })
})

test('a recalled batch tells why, and is recalled once', async () => {
  const given = terms()
  const { codes } = await issueBatch(shop.ctx, given, 1)
  const recall = { name: given.name, reason: 'Tem in lỗi', at: shop.ctx.clock.now() }
  expect(await recallBatch(shop.ctx.db, recall)).toBe(true)
  expect(await recallBatch(shop.ctx.db, { ...recall, reason: 'Khác' })).toBe(false)
  expect((await findCode(shop.ctx, codes[0]!))?.batch).toMatchObject({
    state: 'recalled',
    recallReason: 'Tem in lỗi',
  })
})

test('the doctor finds nothing wrong, and finds a code that is missing', async () => {
  const findings = async () => {
    const found: string[] = []
    for (const { name, query } of genuineChecks) {
      const { rows } = await sql.raw(query).execute(shop.ctx.db)
      if (rows.length > 0) found.push(name)
    }
    return found
  }
  expect(await findings()).toEqual([])
  const { codes } = await issueBatch(shop.ctx, terms(), 3)
  const lost = (await findCode(shop.ctx, codes[1]!))!.hash
  await shop.ctx.db.deleteFrom('genuine_code').where('code_hash', '=', lost).execute()
  expect(await findings()).toEqual(['a batch has as many codes as it says'])
})
