import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureAccount } from '#server/loyalty/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { issueVoucher, evaluateVouchers, saveCampaign, voucherChecks } from './index.ts'
import { readVoucherCommand, runVoucherCommand } from './voucher-command.ts'

let shop: TestShop
let folder: string
let identity: string
let recipient: string
let campaignId: number

beforeAll(async () => {
  shop = await openTestShop()
  identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
})
afterAll(() => shop.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vouchers-'))
  campaignId = await campaign('Tờ rơi')
})

function campaign(name: string, code?: string): Promise<number> {
  return saveCampaign(shop.ctx.db, {
    name,
    ...(code ? { code } : {}),
    kind: 'amount',
    value: 30_000,
    startsOn: '2026-11-01',
    endsOn: '2026-12-31',
    createdAt: shop.ctx.clock.now(),
  })
}

function run(line: string): Promise<string> {
  return runVoucherCommand(shop.ctx, readVoucherCommand(line.split(' '))).then((said) =>
    said.join('\n'),
  )
}

async function print(count: number): Promise<string[]> {
  const out = join(folder, 'codes.age')
  const said = await run(
    `print ${campaignId} --count ${count} --recipient ${recipient} --out ${out}`,
  )
  expect(said).toContain(`${count} codes are in ${out}`)
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return (await decrypter.decrypt(await readFile(out), 'text')).trimEnd().split('\n')
}

const lines = [
  { productCode: 'JEX30', originalPrice: 330_000, discountPrice: 295_000, quantity: 1 },
]

function evaluate(codes: string[]) {
  const { ctx } = shop
  return evaluateVouchers(ctx, ctx.db, { codes, account: null, lines, today: ctx.clock.today() })
}

describe('npm run vouchers', () => {
  test('prints codes that are all different, and keeps none of them clear', async () => {
    const codes = await print(6000)
    expect(new Set(codes).size).toBe(6000)
    for (const code of codes) expect(code).toMatch(/^([3-9A-Z]{4}-){3}[3-9A-Z]{4}$/)
    const kept = await shop.ctx.db
      .selectFrom('voucher')
      .select(['code', 'account_id', 'expires_on'])
      .where('campaign_id', '=', campaignId)
      .execute()
    expect(kept).toHaveLength(6000)
    expect(new Set(kept.map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ code: null, account_id: null, expires_on: '2026-12-31' })]),
    )
    expect(await run('list')).toContain(`${campaignId}  Tờ rơi  6000 printed, 0 used`)
    await expectNothingWrong()
  })

  test('a printed code is good for whoever holds the paper, however it is typed', async () => {
    const [code] = await print(1)
    const typed = code!.toLowerCase().replaceAll('-', ' ')
    expect(await evaluate([typed])).toMatchObject([{ code: typed, usable: true, saving: 30_000 }])
    expect(await evaluate([code!, typed])).toMatchObject([
      { usable: true },
      { usable: false, problem: 'notStacking' },
    ])
  })

  test('a campaign has one kind of voucher', async () => {
    const everybodys = await campaign('Cho mọi người', 'GIAM30K')
    const out = join(folder, 'none.age')
    const order = (id: number) => `print ${id} --count 1 --recipient ${recipient} --out ${out}`
    await expect(run(order(everybodys))).rejects.toThrow('cannot be printed')
    await expect(run(order(999_999))).rejects.toThrow('does not exist')
    const issued = await campaign('Cho thành viên')
    await print(1)
    expect(await issue(campaignId)).toBeNull()
    expect(await issue(issued)).not.toBeNull()
    await expect(run(order(issued))).rejects.toThrow('cannot be printed')
    expect(await readdir(folder)).toEqual(['codes.age'])
    await expectNothingWrong()
  })

  test('says what a command lacks', () => {
    for (const line of ['', 'print', 'print 1 --count 0', 'print 1 --count 5', 'burn 1']) {
      expect(() => readVoucherCommand(line.split(' '))).toThrow('Usage: npm run vouchers')
    }
  })
})

async function issue(id: number) {
  const { ctx } = shop
  const at = ctx.clock.now()
  return ctx.db.transaction().execute(async (trx) => {
    const accountId = await ensureAccount(trx, { phone: '0901234567', at })
    return issueVoucher(ctx, trx, { campaignId: id, accountId, cause: `gift:${id}`, at })
  })
}

async function expectNothingWrong(): Promise<void> {
  for (const { query } of voucherChecks) {
    expect((await sql.raw(query).execute(shop.ctx.db)).rows).toEqual([])
  }
}
