import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSession, sendRegisterCode, submitRegisterCode } from '#domain/identity/api.ts'
import { getOrder, placeOrder, type PlacedOrder } from '#domain/order/api.ts'
import { getPharmacySession } from '#domain/pharmacy/api.ts'
import { getStaffSession, loginStaff } from '#domain/staff/api.ts'
import { getCampaignById } from '#server/game/campaign-queries.ts'
import { secretOf } from '#server/game/secret.ts'
import { issueTickets } from '#server/game/index.ts'
import { getTicket } from '#server/game/take-ticket.ts'
import { findCode, issueBatch } from '#server/genuine/index.ts'
import { readUnsubscribeToken, unsubscribeToken } from '#server/identity/unsubscribe-token.ts'
import {
  addressHashes,
  hashAddress,
  isRefusedAddress,
  noteRefusedAddress,
} from '#server/notification/mail/refusals.ts'
import { readRefundToken, refundTokenOf } from '#server/payment/refund-account/token.ts'
import { enterKeys, withKeptKeys } from '#server/platform/keys/kept-keys.ts'
import { readPreview, signPreview } from '#server/publishing/preview.ts'
import { answerToken, readAnswerToken } from '#server/question/answer-link.ts'
import { readSecret, writeSecret } from '#server/settings/secrets.ts'
import { evaluateVouchers, findHolders, holdVouchers } from '#server/voucher/index.ts'
import { openTestShop, type CallOptions, type TestShop } from '#test/support/app.ts'
import { printedVouchers } from '#test/support/counter-vouchers.ts'
import { voucherCampaign } from '#test/support/loyalty.ts'
import {
  logIn,
  openMemberShop,
  readCode,
  refusalOf,
  registerMember,
  type Member,
} from '#test/support/members.ts'
import { newDataDir } from '#test/support/new-data-dir.ts'
import { addGameTo } from '#test/support/open-game.ts'
import { openPharmacy, pharmacyPassword, type PharmacyLogin } from '#test/support/pharmacy.ts'
import { runCommand } from '#test/support/run-command.ts'
import { codeOf, hireStaff, staffPassword, type StaffMember } from '#test/support/staff.ts'
import { addStock, guestOrder } from '#test/support/stock.ts'
import { testConfig } from '#test/support/test-config.ts'

const one = testConfig.secretKey
const two = 'the-second-secret-of-the-tests-0123456789'
const codeOne = 'the-first-key-of-printed-codes-0123456789'
const codeTwo = 'the-second-key-of-printed-codes-012345678'
const phone = '0912000001'
const guest = '0912000002'

interface Keys {
  secretKey: string
  acceptedKeys?: string[]
  codeKey: string
  acceptedCodeKeys?: string[]
}

/** As the operator gives them, one step after the other. */
const before: Keys = { secretKey: one, codeKey: codeOne }
const announced: Keys = { ...before, acceptedKeys: [two], acceptedCodeKeys: [codeTwo] }
const changed: Keys = {
  secretKey: two,
  acceptedKeys: [one],
  codeKey: codeTwo,
  acceptedCodeKeys: [codeOne],
}
const after: Keys = { secretKey: two, codeKey: codeTwo }

let shop: TestShop
let made: Awaited<ReturnType<typeof makeAll>>
const opened: TestShop[] = []

beforeAll(async () => {
  shop = await openMemberShop(before)
  await enterKeys({ ...shop.ctx, config: shop.ctx.config })
  made = await makeAll(shop)
})
afterAll(async () => {
  for (const each of opened) await each.close()
  await shop.close()
})

/** Another process of the shop, started with these keys. */
async function processWith(keys: Keys): Promise<TestShop> {
  const config = await withKeptKeys(shop.ctx.db, { ...testConfig, rateLimits: false, ...keys })
  const started = await openTestShop({ beside: shop, config })
  opened.push(started)
  return started
}

function keysCommand(keys: Keys, ...args: string[]) {
  return runCommand(['bin/keys.ts', ...args], {
    DATABASE_URL: shop.databaseUrl,
    DATA_DIR: newDataDir('keys'),
    SECRET_KEY: keys.secretKey,
    SECRET_KEY_ACCEPTED: keys.acceptedKeys?.join() ?? '',
    CODE_KEY: keys.codeKey,
    CODE_KEY_ACCEPTED: keys.acceptedCodeKeys?.join() ?? '',
  }).ended
}

/** What hangs on keys, made by a process that knows the first ones alone. */
async function makeAll({ ctx, call }: TestShop) {
  const [product] = await addStock(ctx.db, [{ code: 'JEX30' }])
  const member = await registerMember(shop, phone)
  const idle = await registerMember(shop, '0912000003')
  const pharmacy = await openPharmacy(shop)
  const staff = await hireStaff(shop)
  const order = await call(placeOrder, guestOrder([{ product: product! }], guest))
  const { codes } = await issueBatch(ctx, batch('Lô một'), 3)
  const campaign = await voucherCampaign(shop, { perMemberLimit: 1 })
  const vouchers = await printedVouchers(ctx, campaign, 3)
  const pot = { id: 1, name: 'Nồi', kind: 'physical', value: 2_000_000 } as const
  const game = await addGameTo(ctx, {
    rules: { sources: [{ source: 'ticket' }] },
    announced: { prizes: [pot], lots: [{ prize: 1, quantity: 4, last_day: 0 }], blanks: 0 },
  })
  const at = ctx.clock.now()
  const tickets = await ctx.db
    .transaction()
    .execute((trx) => issueTickets(ctx, trx, game, { count: 2, at }))
  await writeSecret(ctx, ctx.db, { key: 'turnstile', secret: 'kín', version: 0, by: 'test', at })
  const hash = hashAddress(ctx.config.secretKey, 'het@example.vn')
  await noteRefusedAddress(ctx.db, { hash, kind: 'bounced', shown: 'h…', at })
  const links = linksOf(shop)
  return { member, idle, pharmacy, staff, order, codes, campaign, vouchers, game, tickets, links }
}

function batch(name: string) {
  return { name, kind: 'single', productCode: 'JEX30', point: 30 } as const
}

function linksOf({ ctx }: TestShop) {
  const endsAt = new Date(ctx.clock.now().getTime() + 86_400_000)
  return {
    refund: refundTokenOf(ctx.config.secretKey, { refundId: 7, endsAt }),
    mailEnd: unsubscribeToken(ctx.config.secretKey, 7, 'commercial'),
    preview: signPreview(ctx, 7, endsAt),
    answer: answerToken(ctx, 7),
  }
}

function readLinks({ ctx }: TestShop, links: ReturnType<typeof linksOf>) {
  return {
    refund: readRefundToken(ctx.config, links.refund)?.refundId,
    mailEnd: readUnsubscribeToken(ctx.config, links.mailEnd)?.memberId,
    preview: readPreview(ctx, links.preview)?.revisionId,
    answer: readAnswerToken(ctx, links.answer) ?? undefined,
  }
}

const allLinks = { refund: 7, mailEnd: 7, preview: 7, answer: 7 }

/** Everybody who was logged in is, and everybody gets in. */
async function expectEverybodyIn(at: TestShop): Promise<void> {
  const { member, pharmacy, staff } = made
  expect(await at.call(getSession, {}, as(member))).toMatchObject({ member: { phone } })
  expect(await at.call(getPharmacySession, {}, as(pharmacy))).toMatchObject({
    pharmacy: { code: pharmacy.code },
  })
  expect(await at.call(getStaffSession, {}, as(staff))).toMatchObject({ user: { id: staff.id } })
  expect((await logIn(at, phone)).id).toBe(member.id)
  await at.call(loginStaff, { username: pharmacy.username, password: pharmacyPassword })
  await logInStaff(at, staff)
  expect(await refusalOf(logIn(at, phone, '864202'))).toBe('accountWrongPwd')
}

let logins = 0
const start = Date.parse('2026-11-21T09:00:00+07:00')

/** A code of an authenticator is good once: each login is half a minute later. */
async function logInStaff(at: TestShop, staff: StaffMember): Promise<void> {
  logins += 1
  at.ctx.clock.advance(start + logins * 60_000 - at.ctx.clock.now().getTime())
  const { username } = staff
  const entered = await at.call(loginStaff, {
    username,
    password: staffPassword,
    totp: codeOf(at, staff),
  })
  expect(entered.user?.id).toBe(staff.id)
}

function as({ headers }: Member | PharmacyLogin | StaffMember): CallOptions {
  return { headers }
}

async function opensItsOrder(at: TestShop, { code, view_token: token }: PlacedOrder) {
  return refusalOf(at.call(getOrder, { code, token }))
}

/** All that is printed, and what lies sealed. */
async function expectAllFound({ ctx }: TestShop): Promise<void> {
  const { codes, vouchers, game, tickets } = made
  for (const code of codes) expect((await findCode(ctx, code))?.batch.name).toBe('Lô một')
  const asked = {
    codes: vouchers.slice(0, 1),
    account: null,
    lines: null,
    today: '2026-11-21' as const,
  }
  expect(await evaluateVouchers(ctx, ctx.db, asked)).toMatchObject([{ usable: true }])
  for (const code of tickets) {
    expect(await getTicket(ctx, game, { code }, { ip: '10.0.0.1' })).toMatchObject({})
  }
  expect(await readSecret(ctx, 'turnstile')).toBe('kín')
  const now = await getCampaignById(ctx.db, game.id)
  expect(secretOf(ctx, now)).toMatch(/^[0-9a-f]{64}$/)
  expect(await isRefusedAddress(ctx.db, addressHashes(ctx.config, 'het@example.vn'))).toBe(true)
}

/** Everything that must go on whatever the keys do. */
async function expectAllGoesOn(at: TestShop): Promise<void> {
  await expectEverybodyIn(at)
  await expectAllFound(at)
}

test('a second process with the first keys', async () => {
  await expectAllGoesOn(shop)
})

describe('a key is changed while the shop sells', () => {
  let old: TestShop
  let fresh: TestShop
  let sessionKey: string

  test('step 1: the new one is accepted everywhere, and nothing is made with it', async () => {
    old = await processWith(announced)
    await expectAllGoesOn(old)
    const said = await keysCommand(announced, '--check')
    expect(said).toMatchObject({
      code: 0,
      said: expect.stringMatching(/Next: when every process has been restarted with it/),
    })
    expect(said.said).not.toContain(one)
  })

  test('step 2: processes of both kinds understand each other', async () => {
    fresh = await processWith(changed)
    await expectAllGoesOn(fresh)
    for (const [maker, reader] of [
      [old, fresh],
      [fresh, old],
    ] as const) {
      expect(readLinks(reader, linksOf(maker))).toEqual(allLinks)
      const other = `09130000${String(logins).padStart(2, '0')}`
      await maker.call(sendRegisterCode, { phone: other })
      const code = await readCode(maker, other)
      sessionKey = (await reader.call(submitRegisterCode, { phone: other, code })).sessionKey
      expect(sessionKey).toBeTruthy()
      const { codes } = await issueBatch(maker.ctx, batch(`Lô ${logins}`), 1)
      expect(await findCode(reader.ctx, codes[0]!)).not.toBeNull()
      await hireStaff(maker).then((staff) => logInStaff(reader, staff))
    }
    expect(readLinks(fresh, made.links)).toEqual(allLinks)
    expect(await opensItsOrder(fresh, made.order)).toBe('done')
    await expectEverybodyIn(old)
  })

  test('a guest has no second turn with a voucher of one use each', async () => {
    const { ctx } = fresh
    const who = { accountId: null, phone: guest, isProven: false, today: '2026-11-21' as const }
    const [was, is] = await Promise.all([
      findHolders(shop.ctx, ctx.db, who),
      findHolders(ctx, ctx.db, who),
    ])
    const take = (holders: typeof was, nth: number) =>
      ctx.db.transaction().execute(async (trx) => {
        const { rows } = await ctx.pool.query<{ id: number }>(
          'select id from voucher where campaign_id = $1 order by id',
          [made.campaign],
        )
        const { campaign: campaignId } = made
        const vouchers = [
          { code: made.vouchers[nth]!, campaignId, voucherId: rows[nth]!.id, saving: 1 },
        ]
        return holdVouchers(trx, {
          vouchers,
          ...holders,
          cause: `order:T${nth}`,
          at: new Date(start),
        })
      })
    expect(await take(was, 1)).toEqual([])
    expect(await take(is, 2)).toMatchObject([{ problem: 'memberLimit' }])
  })

  test('nothing is forgotten before it is under the new key', async () => {
    expect(await keysCommand(changed, '--forget')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/Nothing is forgotten/),
    })
    expect(await keysCommand(after, '--check')).toMatchObject({
      code: 1,
      said: expect.stringMatching(
        /SECRET_KEY is not the key under which this database was written/,
      ),
    })
  })

  test('step 3: what is sealed goes under the new key, and comes out as it was', async () => {
    expect(await keysCommand(changed, '--rotate')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/Next: npm run keys -- --forget/),
    })
    await expectAllGoesOn(fresh)
    await expectAllGoesOn(old)
    // A process that was left behind has sealed something since.
    const { rows } = await shop.ctx.pool.query<{ version: number }>(
      `select version from setting_secret where key = 'turnstile'`,
    )
    const at = shop.ctx.clock.now()
    const { version } = rows[0]!
    await writeSecret(old.ctx, old.ctx.db, {
      key: 'turnstile',
      secret: 'kín',
      version,
      by: 't',
      at,
    })
    expect(await keysCommand(changed, '--forget')).toMatchObject({ code: 1 })
    expect(await keysCommand(changed, '--rotate')).toMatchObject({ code: 0 })
  })

  test('step 4: the old key is forgotten: its links end, everything else goes on', async () => {
    expect(await keysCommand(changed, '--forget')).toMatchObject({ code: 0 })
    const last = await processWith(after)
    await expectAllGoesOn(last)
    // Who has not logged in since is not locked out either, and stands under the new key from then on.
    const { idle } = made
    expect((await logIn(last, idle.phone)).id).toBe(idle.id)
    const { rows } = await shop.ctx.pool.query<{ hash: string }>(
      'select password_hash as hash from member where id = any($1)',
      [[idle.id, made.member.id]],
    )
    expect(new Set(rows.map(({ hash }) => /keyid=([^$]+)/.exec(hash)![1])).size).toBe(1)
    expect(await logIn(last, idle.phone)).toMatchObject({ id: idle.id })
    // Mail is ended by old links for ever: consent may be withdrawn at any time.
    expect(readLinks(last, made.links)).toEqual({ mailEnd: 7 })
    expect(await opensItsOrder(last, made.order)).toBe('notFound')
    expect(readLinks(last, linksOf(fresh))).toEqual(allLinks)
    expect(await keysCommand(after, '--check')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/Nothing is under way/),
    })
  })

  test('a lost key is let go in words, and the shop starts with the one given', async () => {
    const other = { secretKey: 'another-secret-of-the-tests-0123456789ab', codeKey: codeTwo }
    await expect(withKeptKeys(shop.ctx.db, { ...testConfig, ...other })).rejects.toThrow(
      /its mark is [0-9a-f]{16}/,
    )
    expect(await keysCommand(other, '--lost', 'secret')).toMatchObject({ code: 0 })
    const tools = { ...shop.ctx, config: { ...testConfig, ...other } }
    await enterKeys(tools)
    await expect(withKeptKeys(shop.ctx.db, { ...testConfig, ...after })).rejects.toThrow(
      /SECRET_KEY is not the key/,
    )
  })
})
