import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hours, minutes } from '#domain/kernel/durations.ts'
import { initialSpendRules } from '#domain/notification/spending.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { MessageSandbox, sandboxCredentials } from '#test/support/message-sandbox.ts'
import type { Context } from '../context.ts'
import { sendCode } from '../otp/index.ts'
import { collectingLog, type LogEntry } from '../platform/log.ts'
import { noteCodeEntered, sendMessage, takeCodeAllowance } from './index.ts'
import { messageFigures } from './figures.ts'

const sandbox = new MessageSandbox()
let url: string
let shop: TestShop
let ctx: Context
let entries: LogEntry[]
beforeAll(async () => {
  url = await sandbox.open()
  shop = await openTestShop()
})
afterAll(async () => {
  await shop.close()
  await sandbox.close()
})
beforeEach(async () => {
  sandbox.reset()
  const collected = collectingLog()
  ;({ entries } = collected)
  ctx = { ...shop.ctx, log: collected.log }
  // Every test has a day of its own.
  shop.ctx.clock.advance(hours(24))
  await save({})
})

async function save(changed: Partial<typeof initialSpendRules>) {
  const value = JSON.stringify({ ...initialSpendRules, ...changed })
  await shop.ctx.db
    .insertInto('setting')
    .values({ key: 'messageSpending', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** How many of these were let through. */
async function countAllowed(asked: { phone: string; address?: string }[]): Promise<number> {
  const answers = await Promise.allSettled(asked.map((each) => takeCodeAllowance(ctx, each)))
  return answers.filter(({ status }) => status === 'fulfilled').length
}
const phones = (count: number, prefix = '0977') =>
  Array.from({ length: count }, (_, index) => {
    const block = String(index).padStart(3, '0')
    return { phone: `${prefix}${block}123`, address: `10.${index}.0.1` }
  })

describe('the spend guard', () => {
  test('gives one phone its ten codes a day, whoever asks, all at once', async () => {
    const asked = Array.from({ length: 25 }, (_, index) => ({
      phone: '0977000111',
      address: `10.0.${index}.1`,
    }))
    expect(await countAllowed(asked)).toBe(10)
    shop.ctx.clock.advance(hours(24))
    expect(await countAllowed(asked.slice(0, 1))).toBe(1)
  })

  test('stops a run through neighbouring numbers', async () => {
    await save({ codesPerBlockHour: 8 })
    const neighbours = Array.from({ length: 20 }, (_, index) => ({
      phone: `0988123${String(index).padStart(3, '0')}`,
      address: `10.${index}.0.1`,
    }))
    expect(await countAllowed(neighbours)).toBe(8)
    expect(await countAllowed([{ phone: '0988124000', address: '10.0.0.1' }])).toBe(1)
  })

  test('stops a network, whichever of its addresses asks', async () => {
    await save({ codesPerNetworkHour: 6 })
    const asked = phones(15).map(({ phone }, index) => ({ phone, address: `203.0.113.${index}` }))
    expect(await countAllowed(asked)).toBe(6)
    expect(await countAllowed([{ phone: '0966000111', address: '198.51.100.1' }])).toBe(1)
  })

  test('stops a whole /48, whichever of its homes asks', async () => {
    await save({ codesPerNetworkHour: 2 })
    const asked = phones(15).map(({ phone }, at) => ({ phone, address: `2001:db8:7:${at}00::1` }))
    expect(await countAllowed(asked)).toBe(8)
    expect(await countAllowed([{ phone: '0966000222', address: '2001:db8:8::1' }])).toBe(1)
  })

  test('lets strangers of a network use up nothing of a pharmacy in it', async () => {
    await save({ codesPerNetworkHour: 1 })
    const network = phones(4).map(({ phone }) => ({ phone, address: '203.0.113.8' }))
    expect(await countAllowed(network)).toBe(1)
    const asker = { ip: '203.0.113.8' }
    const asked = { phone: '0966000333', purpose: 'voucher' as const, asker, pharmacy: 'NT1' }
    const words = { offer: 'Giảm 10%', store: 'NT1' }
    await expect(sendCode(ctx, { ...asked, words })).resolves.toMatchObject({
      expiresIn: expect.any(Number),
    })
    const stranger = sendCode(ctx, { phone: '0966000444', purpose: 'register', asker })
    await expect(stranger).rejects.toMatchObject({ code: 'rateLimited' })
  })

  test('stops the whole shop at its own limit, and says when it goes on', async () => {
    await save({ codesPerHour: 5 })
    expect(await countAllowed(phones(12))).toBe(5)
    const refusal = takeCodeAllowance(ctx, { phone: '0955000111' })
    await expect(refusal).rejects.toMatchObject({
      code: 'rateLimited',
      details: { retryAfter: 3600 },
    })
    const { values } = await messageFigures(ctx.metrics.registry).refusedCodes.get()
    expect(values.find(({ labels }) => labels.budget === 'hour')).toMatchObject({ value: 8 })
  })

  test('a refused code uses nothing up', async () => {
    await save({ codesPerHour: 1 })
    await takeCodeAllowance(ctx, { phone: '0944000111' })
    for (let turn = 0; turn < 20; turn += 1) {
      await countAllowed([{ phone: '0944000222' }])
    }
    await save({})
    expect(await countAllowed(Array.from({ length: 12 }, () => ({ phone: '0944000222' })))).toBe(10)
  })

  test('keeps neither phones nor addresses', async () => {
    await takeCodeAllowance(ctx, { phone: '0933000111', address: '203.0.113.77' })
    const rows = await shop.ctx.db.selectFrom('message_budget').select('key').execute()
    expect(JSON.stringify(rows)).not.toMatch(/0933000|203\.0/)
  })
})

describe('the day’s money', () => {
  let paid: Context
  let count = 0
  const request = () => {
    count += 1
    return {
      dedupeKey: `order-placed:${count}`,
      recipient: '0901234567',
      template: 'orderPlaced' as const,
      values: { code: 'DH1', total: '1 VNĐ', lookup: 'shop.example/tra-cuu' },
    }
  }
  beforeEach(() => {
    const { refreshToken, ...credentials } = sandboxCredentials
    const messages = {
      zalo: { ...credentials, refreshToken, apiUrl: url, oauthUrl: url },
      esms: { ...credentials, url: `${url}/json` },
    }
    paid = { ...ctx, config: { ...ctx.config, messages } }
  })

  test('is never overspent by messages that go out at once', async () => {
    sandbox.zaloMoods = [{ code: -118 }]
    await save({ dailyCost: 850 * 3, percentForCodes: 0 })
    const requests = Array.from({ length: 10 }, request)
    const sent = await Promise.allSettled(requests.map((each) => sendMessage(paid, each)))
    expect(sandbox.sms).toHaveLength(3)
    expect(entries).toContainEqual(expect.objectContaining({ level: 'error', why: 'dayIsSpent' }))
    shop.ctx.clock.advance(hours(24))
    // Tomorrow their jobs come again.
    const late = requests.find((_, nth) => sent[nth]!.status === 'rejected')!
    await sendMessage(paid, late)
    expect(sandbox.sms).toHaveLength(4)
  })

  test('is spent by what the message cost, not by what it might have', async () => {
    await save({ dailyCost: 300 * 4, percentForCodes: 0 })
    for (let turn = 0; turn < 4; turn += 1) await Promise.allSettled([sendMessage(paid, request())])
    // The second fits because the first gave back what an SMS would have cost; the third does not.
    expect(sandbox.zalo).toHaveLength(2)
  })
})

describe('messages about orders', () => {
  let paid: Context
  let count = 0
  const about = (recipient: string, memberId: number | null = null) => ({
    dedupeKey: `order-moved:${(count += 1)}`,
    recipient,
    template: 'orderPlaced' as const,
    values: { code: 'DH1', total: '1 VNĐ', lookup: 'shop.example/tra-cuu' },
    order: { memberId },
  })
  const code = (recipient: string) => ({
    dedupeKey: `otp:spend-${(count += 1)}`,
    recipient,
    template: 'otpRegister' as const,
    values: { code: '123456', minutes: '2' },
    code: '123456',
  })
  beforeEach(() => {
    const { refreshToken, ...credentials } = sandboxCredentials
    const esms = { ...credentials, url: `${url}/json` }
    const zalo = { ...credentials, refreshToken, apiUrl: url, oauthUrl: url }
    paid = { ...ctx, config: { ...ctx.config, messages: { zalo, esms } } }
    sandbox.zaloMoods = [{ code: -118 }]
  })

  test('leave the codes their part of the day’s money', async () => {
    await save({ dailyCost: 850 * 10, percentForCodes: 40 })
    const flood = Array.from({ length: 12 }, (_, nth) => about(`09012300${10 + nth}`))
    await Promise.allSettled(flood.map((each) => sendMessage(paid, each)))
    expect(sandbox.sms).toHaveLength(6)
    for (let nth = 0; nth < 4; nth += 1) await sendMessage(paid, code(`090155500${nth}`))
    expect(sandbox.sms).toHaveLength(10)
    await expect(sendMessage(paid, code('0901555009'))).rejects.toMatchObject({
      code: 'codeNotSent',
    })
  })

  test('that a fault kept from going out take nothing of what the phone may get', async () => {
    await save({ orderMessagesPerPhoneHour: 1 })
    const kept = about('0901777099')
    await sql`alter table message_attempt rename to message_attempt_away`.execute(ctx.db)
    await expect(sendMessage(paid, kept)).rejects.toThrow('message_attempt')
    await sql`alter table message_attempt_away rename to message_attempt`.execute(ctx.db)
    shop.ctx.clock.advance(minutes(5))
    sandbox.reset()
    sandbox.zaloMoods = [{ code: -118 }]
    await sendMessage(paid, about('0901777099'))
    expect(sandbox.sms).toHaveLength(1)
  })

  test('go to one phone so often and no more; what is given up is counted', async () => {
    await save({ orderMessagesPerPhoneHour: 3 })
    const unsent = async () => {
      const { values } = await messageFigures(ctx.metrics.registry).unsent.get()
      return values.find(({ labels }) => labels.template === 'orderPlaced')?.value ?? 0
    }
    const before = await unsent()
    for (let nth = 0; nth < 5; nth += 1) await sendMessage(paid, about('0901777001'))
    expect(sandbox.sms).toHaveLength(3)
    expect(await unsent()).toBe(before + 2)
    expect(entries).toContainEqual(expect.objectContaining({ level: 'error', why: 'tooMany' }))
    // Guests who name a member's phone use up nothing of the member's own.
    await sendMessage(paid, about('0901777001', 7))
    expect(sandbox.sms).toHaveLength(4)
  })

  test('count once however often their job comes back', async () => {
    await save({ orderMessagesPerPhoneHour: 1, dailyCost: 1 })
    const waiting = about('0901777002')
    for (let nth = 0; nth < 3; nth += 1) {
      await expect(sendMessage(paid, waiting)).rejects.toThrow('dayIsSpent')
    }
    await save({ orderMessagesPerPhoneHour: 1 })
    await sendMessage(paid, waiting)
    expect(sandbox.sms).toHaveLength(1)
  })
})

describe('codes that nobody enters', () => {
  let count = 0
  async function sendCodes(total: number, entered: number) {
    for (let turn = 0; turn < total; turn += 1) {
      count += 1
      const recipient = `09${String(20_000_000 + count * 1001)}`
      await sendMessage(ctx, {
        dedupeKey: `otp:watch:${count}`,
        recipient,
        template: 'otpRegister',
        values: { code: '123456', minutes: '2' },
        code: '123456',
      })
      if (turn < entered) await noteCodeEntered(ctx, recipient)
    }
  }
  const alarms = () => entries.filter(({ msg }) => msg?.includes('pumping'))

  test('raise the alarm once, and the figure stays up', async () => {
    await sendCodes(40, 4)
    shop.ctx.clock.advance(minutes(5))
    await sendCodes(2, 0)
    shop.ctx.clock.advance(minutes(2))
    await sendCodes(1, 0)
    expect(alarms()).toEqual([
      expect.objectContaining({ level: 'error', sent: 40, entered: 4, blocks: expect.any(Array) }),
    ])
    const { alarm } = messageFigures(ctx.metrics.registry)
    expect((await alarm.get()).values[0]!.value).toBe(1)
  })

  test('are nothing to speak of while most are entered, or few are sent', async () => {
    await sendCodes(40, 30)
    shop.ctx.clock.advance(minutes(5))
    await sendCodes(1, 0)
    shop.ctx.clock.advance(hours(2))
    await sendCodes(10, 0)
    shop.ctx.clock.advance(minutes(5))
    await sendCodes(1, 0)
    expect(alarms()).toEqual([])
    const { alarm } = messageFigures(ctx.metrics.registry)
    expect((await alarm.get()).values[0]!.value).toBe(0)
  })
})
