import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minutes } from '#domain/kernel/durations.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { MessageSandbox, sandboxCredentials } from '#test/support/message-sandbox.ts'
import { collectingLog } from '../platform/log.ts'
import { listSentMessages, sendMessage, type MessageRequest } from './index.ts'
import { MessageNotSent } from './send-message.ts'

const sandbox = new MessageSandbox()
let shop: TestShop
/** The shop with both providers set up, as in production. */
let live: TestShop['ctx']
let entries: ReturnType<typeof collectingLog>['entries']
beforeAll(async () => {
  const url = await sandbox.open()
  shop = await openTestShop()
  const collected = collectingLog()
  ;({ entries } = collected)
  live = {
    ...shop.ctx,
    log: collected.log,
    config: {
      ...shop.ctx.config,
      devTools: false,
      appEnv: 'production',
      publicUrl: 'https://shop.test',
      messages: {
        zalo: { ...sandboxCredentials, apiUrl: url, oauthUrl: url },
        esms: { ...sandboxCredentials, url: `${url}/json` },
      },
    },
  }
})
afterAll(async () => {
  await shop.close()
  await sandbox.close()
})
beforeEach(() => sandbox.reset())
afterEach(() => {
  entries.length = 0
})

let count = 0
function codeMessage(changed: Partial<MessageRequest> = {}): MessageRequest {
  count += 1
  return {
    dedupeKey: `otp:${count}`,
    recipient: `09012${String(count).padStart(2, '0')}777`,
    template: 'otpRegister',
    values: { code: '864209', minutes: '2' },
    code: '864209',
    ...changed,
  }
}
function orderMessage(changed: Partial<MessageRequest> = {}): MessageRequest {
  count += 1
  return {
    dedupeKey: `order-placed:${count}`,
    recipient: '0901234567',
    template: 'orderPlaced',
    values: { code: 'DH261121ABCDEF', total: '120.000 VNĐ', lookup: 'shop.example/tra-cuu' },
    ...changed,
  }
}

async function findMessage(dedupeKey: string) {
  const row = await shop.ctx.db
    .selectFrom('message')
    .selectAll()
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirstOrThrow()
  const attempts = await shop.ctx.db
    .selectFrom('message_attempt')
    .select(['channel', 'outcome', 'provider_code'])
    .where('message_id', '=', row.id)
    .orderBy('id')
    .execute()
  return { ...row, tries: attempts.map((each) => Object.values(each).join(' ')) }
}

describe('in the demo', () => {
  test('a message arrives in the local outbox, with its code apart', async () => {
    const request = codeMessage()
    await sendMessage(shop.ctx, request)
    expect(await listSentMessages(shop.ctx, request.recipient)).toEqual([
      expect.objectContaining({ to: request.recipient, channel: 'local', code: '864209' }),
    ])
    expect(await findMessage(request.dedupeKey)).toMatchObject({
      status: 'sent',
      tries: ['local accepted 0'],
    })
  })

  test('the same cause gives one message; who comes while it is sent is told to come again', async () => {
    const request = orderMessage()
    const tries = await Promise.allSettled([1, 2, 3].map(() => sendMessage(shop.ctx, request)))
    for (const tried of tries) {
      if (tried.status === 'rejected') expect(tried.reason).toBeInstanceOf(MessageNotSent)
    }
    await sendMessage(shop.ctx, request)
    const sent = await listSentMessages(shop.ctx, request.recipient)
    expect(sent.filter(({ body }) => body.includes('DH261121ABCDEF'))).toHaveLength(1)
  })
})

describe('with Zalo and eSMS set up', () => {
  test('a code goes by Zalo, and nothing of it is kept', async () => {
    const request = codeMessage()
    await sendMessage(live, request)
    expect(sandbox.zalo).toHaveLength(1)
    expect(sandbox.zalo[0]).toMatchObject({ template_data: { otp: '864209' } })
    expect(sandbox.sms).toEqual([])
    expect(await findMessage(request.dedupeKey)).toMatchObject({
      status: 'sent',
      channel: 'zalo',
      body: '',
      code: null,
      tries: ['zalo accepted 0'],
    })
  })

  test('a phone without Zalo gets an SMS without accents', async () => {
    sandbox.zaloMoods = [{ code: -118 }]
    const request = codeMessage()
    await sendMessage(live, request)
    expect(sandbox.sms[0]).toMatchObject({
      Phone: request.recipient,
      Content:
        'An Lanh: Ma 864209 de dang ky tai khoan, hieu luc 2 phut. Khong dua ma nay cho bat ky ai, ke ca nha thuoc.',
      CallbackUrl: 'https://shop.test/api/message/sms-state',
    })
    expect((await findMessage(request.dedupeKey)).tries).toEqual([
      'zalo refused -118',
      'sms accepted 100',
    ])
  })

  test('Zalo out of order is tried once more, then the SMS goes', async () => {
    sandbox.zaloMoods = [{ status: 503 }]
    const request = codeMessage()
    await sendMessage(live, request)
    expect(await findMessage(request.dedupeKey)).toMatchObject({
      channel: 'sms',
      tries: ['zalo failed http503', 'zalo failed http503', 'sms accepted 100'],
    })
  })

  test('Zalo that recovers at the second try needs no SMS', async () => {
    sandbox.zaloMoods = [{ status: 429 }, 'well']
    const request = codeMessage()
    await sendMessage(live, request)
    expect((await findMessage(request.dedupeKey)).tries).toEqual([
      'zalo failed http429',
      'zalo accepted 0',
    ])
  })

  test('a lost Zalo token does not keep codes back', async () => {
    sandbox.expireAccess()
    sandbox.tokenMoods = [{ status: 500 }]
    const request = codeMessage()
    await sendMessage(live, request)
    expect(await findMessage(request.dedupeKey)).toMatchObject({ channel: 'sms' })
  })

  test('a code that nobody takes is refused to whoever waits, and not sent later', async () => {
    sandbox.zaloMoods = [{ code: -115 }]
    sandbox.smsMoods = [{ code: 103 }]
    const request = codeMessage()
    await expect(sendMessage(live, request)).rejects.toMatchObject({ code: 'codeNotSent' })
    expect(await findMessage(request.dedupeKey)).toMatchObject({ status: 'failed' })
    const errors = entries.filter(({ level }) => level === 'error')
    expect(errors).toEqual([
      expect.objectContaining({ channel: 'zalo', providerCode: '-115', because: 'quota' }),
      expect.objectContaining({ channel: 'sms', providerCode: '103', because: 'quota' }),
      expect.objectContaining({ why: 'later' }),
    ])
  })

  test('an order’s message waits for better times and goes out once', async () => {
    sandbox.zaloMoods = [{ code: -118 }]
    sandbox.smsMoods = [{ status: 500 }, { status: 500 }, { status: 500 }, 'well']
    const request = orderMessage()
    await expect(sendMessage(live, request)).rejects.toThrow('message')
    expect(await findMessage(request.dedupeKey)).toMatchObject({ status: 'waiting' })
    await sendMessage(live, request)
    await sendMessage(live, request)
    expect(sandbox.sms).toHaveLength(1)
    expect((await findMessage(request.dedupeKey)).tries).toEqual([
      'zalo refused -118',
      'sms failed http500',
      'sms failed http500',
      'sms failed http500',
      'zalo refused -118',
      'sms accepted 100',
    ])
  })

  test('a message whose sender died is taken over by another', async () => {
    const request = orderMessage()
    await sendMessage(live, request)
    await shop.ctx.db
      .updateTable('message')
      .set({ status: 'waiting', leased_until: new Date(shop.ctx.clock.now().getTime() + 60_000) })
      .where('dedupe_key', '=', request.dedupeKey)
      .execute()
    await expect(sendMessage(live, request)).rejects.toBeInstanceOf(MessageNotSent)
    expect(sandbox.zalo).toHaveLength(1)
    shop.ctx.clock.advance(minutes(1))
    await sendMessage(live, request)
    expect(sandbox.zalo).toHaveLength(2)
  })

  test('keys that the providers do not take keep an order’s message waiting, not its code', async () => {
    sandbox.zaloMoods = [{ code: -109 }, 'well']
    sandbox.smsMoods = [{ code: 101 }]
    const request = orderMessage()
    await expect(sendMessage(live, request)).rejects.toBeInstanceOf(MessageNotSent)
    await sendMessage(live, request)
    expect(await findMessage(request.dedupeKey)).toMatchObject({ status: 'sent', channel: 'zalo' })
  })

  test('a channel that is silent three times rests, and messages go by the other at once', async () => {
    sandbox.zaloMoods = ['silent']
    for (let nth = 0; nth < 2; nth += 1) await sendMessage(live, codeMessage())
    sandbox.requests.length = 0
    const request = codeMessage()
    await sendMessage(live, request)
    expect(sandbox.requests).toEqual(['sms'])
    expect(await findMessage(request.dedupeKey)).toMatchObject({ tries: ['sms accepted 100'] })

    sandbox.reset()
    live.clock.advance(minutes(1))
    await sendMessage(live, codeMessage())
    expect(sandbox.requests).toEqual(['zalo'])
  })

  test('a number that nobody has costs nothing', async () => {
    const request = orderMessage({ recipient: '0123456789' })
    await sendMessage(live, request)
    expect(sandbox.requests).toEqual([])
    expect(await findMessage(request.dedupeKey)).toMatchObject({ status: 'failed' })
    await expect(sendMessage(live, codeMessage({ recipient: '0212345678' }))).rejects.toMatchObject(
      {
        code: 'invalidInput',
      },
    )
  })

  test('no log line holds a code, a phone, a text or a key', async () => {
    sandbox.zaloMoods = ['notJson']
    sandbox.smsMoods = [{ code: 101 }]
    const request = codeMessage()
    await expect(sendMessage(live, request)).rejects.toMatchObject({ code: 'codeNotSent' })
    await expect(sendMessage(live, codeMessage())).rejects.toMatchObject({ code: 'codeNotSent' })
    const logged = JSON.stringify(entries)
    expect(entries.length).toBeGreaterThan(2)
    for (const secret of ['864209', request.recipient, 'Quy khach', 'sandbox-']) {
      expect(logged).not.toContain(secret)
    }
  })

  test('attempts cannot be rewritten', async () => {
    await sendMessage(live, orderMessage())
    const rewrite = shop.ctx.db
      .updateTable('message_attempt')
      .set({ outcome: 'accepted' })
      .execute()
    await expect(rewrite).rejects.toThrow('append-only')
  })
})

describe('advertising', () => {
  const offer = () =>
    orderMessage({ template: 'offer', values: { offer: 'Giảm 10%', optOut: 'soạn TC' } })

  test('goes to nobody who has not agreed', async () => {
    const request = offer()
    await sendMessage(live, request)
    expect(sandbox.requests).toEqual([])
    expect(await findMessage(request.dedupeKey)).toMatchObject({ status: 'failed', tries: [] })
  })

  test('goes by the channel that was agreed to, and by no other', async () => {
    await sendMessage(live, offer(), (_purpose, _phone, channel) => channel === 'sms')
    expect(sandbox.requests).toEqual(['sms'])
    expect(sandbox.sms[0]!.Content).toBe('[QC] An Lanh: Giam 10%. Tu choi nhan tin: soan TC')
  })
})

test('without any channel a code is refused and an order’s message waits for one', async () => {
  const bare = { ...live, config: { ...live.config, messages: {} } }
  await expect(sendMessage(bare, codeMessage())).rejects.toMatchObject({ code: 'codeNotSent' })
  const request = orderMessage()
  await expect(sendMessage(bare, request)).rejects.toThrow('noChannel')
  expect(await findMessage(request.dedupeKey)).toMatchObject({ status: 'waiting' })
  expect(entries).toContainEqual(expect.objectContaining({ level: 'error', why: 'noChannel' }))
  await sendMessage(live, request)
  expect(await findMessage(request.dedupeKey)).toMatchObject({ status: 'sent' })
})
