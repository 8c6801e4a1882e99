import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { addStock } from '#test/support/stock.ts'
import { findCode, issueBatch, redeemCode } from './index.ts'
import { insertReport } from './report-queries.ts'
import { readCommand, usage } from './read-command.ts'
import { runCommand } from './run-command.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await openTestShop()
  await addStock(shop.ctx.db, [{ code: 'JEX30' }])
  folder = await mkdtemp(join(tmpdir(), 'codes-'))
})
afterAll(() => shop.close())

/** As typed behind `npm run codes --`; a part with spaces stands between quotes. */
async function run(line: string, config = shop.ctx.config): Promise<string> {
  const args = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2]!)
  const tools = { ...shop.ctx, config }
  return (await runCommand(tools, readCommand(args, '2026-11-21'))).join('\n')
}

describe('npm run codes', () => {
  test('issues a batch for a printer and lists it', async () => {
    const recipient = await identityToRecipient(await generateX25519Identity())
    const out = join(folder, 'jex.age')
    const said = await run(
      `issue --product jex30 --count 50 --point 30 --lot 2610A --expires 2028-10-31 --recipient ${recipient} --out ${out}`,
    )
    expect(said).toContain(`50 codes are in ${out}`)
    expect(await run('list')).toMatch(
      /^JEX30 2610A 2026-11-21 +single +JEX30 +2610A +30 +50 +0 +ready +09:00 21\/11\/2026$/m,
    )
    await expect(
      run(
        `issue --product JEX30 --count 1 --point 30 --lot 2610A --recipient ${recipient} --out ${out}2`,
      ),
    ).rejects.toThrow('choose a --name')
  })

  test('imports a list, and says of each bad line what is wrong', async () => {
    const list = join(folder, 'list.txt')
    await writeFile(list, 'PRINT001\nPRINT002\n')
    const order = `import ${list} --product GEL9 --point 20 --name "Lô in ngoài"`
    expect(await run(`${order} --dry-run`)).toBe(
      '2 codes would be imported; nothing is wrong with any.',
    )
    expect(await run(order)).toMatch(/^Lô in ngoài +single +GEL9 \(not in the shop\)/m)
    await expect(run(`${order} --name again`)).rejects.toThrow(
      'Nothing was imported: 0 codes are good, 2 lines are not.\nline 1 belongs to a batch already',
    )
    await expect(run(`import ${list}0 --product GEL9 --point 20`)).rejects.toThrow('cannot be read')
  })

  test('looks a code up: unknown, mistyped, free, used by whom, recalled', async () => {
    const terms = { name: 'to look up', kind: 'single', productCode: 'JEX30', point: 30 } as const
    const { batchId, codes } = await issueBatch(shop.ctx, terms, 1)
    const code = codes[0]!
    expect(await run('look-up ABC123')).toBe('ABC123  unknown')
    expect(await run(`look-up ${code.slice(0, 6)}-${code.slice(6)}`)).toContain(
      `Was ${code} meant?`,
    )
    expect(await run(`look-up ${code.toLowerCase()}`)).toBe(
      `${code}  not used yet\nbatch    to look up (single, JEX30, 30 points)`,
    )
    const { id } = await shop.ctx.db
      .insertInto('loyalty_account')
      .values({ loyalty_number: 'AL1', phone: '0901234567', created_at: shop.ctx.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await redeemCode(shop.ctx.db, {
      hash: (await findCode(shop.ctx, code))!.hash,
      code,
      batchId,
      accountId: id,
      point: 30,
      channel: 'store',
      pharmacyCode: 'NT01',
      place: 'Nhà thuốc Lan',
      at: shop.ctx.clock.now(),
    })
    await run('recall "to look up" --reason "Tem in lỗi"')
    expect(await run(`look-up ${code}`)).toBe(
      [
        `${code}  used`,
        'batch    to look up (single, JEX30, 30 points)',
        'recalled Tem in lỗi',
        'used     09:00 21/11/2026',
        'by       *******567',
        'at       Nhà thuốc Lan (NT01)',
      ].join('\n'),
    )
    await expect(run('recall "to look up" --reason again')).rejects.toThrow('No batch')
  })

  test('shows counterfeit reports, phones masked in the list, and keeps what became of them', async () => {
    expect(await run('reports')).toBe('No reports.')
    const of = (place: string, photo: Buffer | null) =>
      insertReport(shop.ctx.db, {
        phone: '0901234567',
        codeMasked: 'ABC***XYZ',
        codeHash: Buffer.alloc(16),
        place,
        photo,
        batchId: null,
        description: 'Tem mờ, hộp móp',
        at: shop.ctx.clock.now(),
      })
    await of('Chợ Bến Thành', Buffer.from('a picture'))
    await of('Nhà thuốc 12 Lê Lợi', null)
    expect(await run('reports')).toMatch(
      /^HG000002 +new +ABC\*\*\*XYZ +unknown +\*{7}567 +Nhà thuốc 12 Lê Lợi +no +09:00 21\/11\/2026\nHG000001 /m,
    )
    const path = join(folder, 'report.webp')
    expect(await run(`report hg1 --photo ${path} --checking`)).toBe(
      [
        'HG000001  checking',
        'sent     09:00 21/11/2026',
        'by       0901234567 (AL1)',
        'code     ABC***XYZ, not one of ours',
        'place    Chợ Bến Thành',
        'seen     Tem mờ, hộp móp',
        'photo    WebP, 1 KB',
        `saved    ${path}`,
      ].join('\n'),
    )
    expect(await readFile(path, 'utf8')).toBe('a picture')
    expect(await run('reports --state new')).not.toContain('HG000001')
    expect(await run('report HG000002 --closed')).toMatch(/^HG000002 {2}closed$/m)
    expect(await run('reports --state closed')).toContain('HG000002')
    await expect(run(`report 1 --photo ${path}`)).rejects.toThrow('cannot be written')
    await expect(run(`report 2 --photo ${path}2`)).rejects.toThrow('no picture')
    await expect(run('report 99')).rejects.toThrow('no report HG000099')
  })

  test('makes no codes under a second key', async () => {
    const config = { ...shop.ctx.config, codeKey: 'another key of more than 32 characters' }
    const list = join(folder, 'second-key.txt')
    await writeFile(list, 'SECOND001\n')
    await expect(run(`import ${list} --product GEL9 --point 1`, config)).rejects.toThrow(
      'batches were made with another CODE_KEY',
    )
    expect(await run('list', config)).toContain('ready, other key')
  })

  test('tells what is missing', () => {
    const wrong = [
      ['', 'no such command'],
      ['toString', 'no such command'],
      ['list all of them', 'too many words'],
      ['issue --product A --combo JJ3 --count 1 --point 1', 'one of --product, --combo and --test'],
      ['issue --product A --count 0 --point 1', '--count must be a whole number from 1 to 5000000'],
      ['issue --product A --count 1', '--point must be'],
      ['issue --product A --point 1 --count 1 --expires 2028-02-31', '--expires must be a day'],
      ['issue --product A --point 1 --count 1', 'recipient is missing'],
      ['issue --colour red', "Unknown option '--colour'"],
      ['recall', 'BATCH is missing'],
      ['report', 'report needs a reference'],
      ['reports --state old', '--state must be one of new, checking, counterfeit, genuine, closed'],
    ]
    for (const [line, said] of wrong) {
      const args = line!.split(' ').filter(Boolean)
      expect(() => readCommand(args, '2026-11-21'), line).toThrow(said)
      expect(() => readCommand(args, '2026-11-21'), line).toThrow(usage)
    }
  })
})
