import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { minutes } from '#domain/kernel/durations.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { closedPort, headerOf, SmtpSandbox } from '#test/support/smtp-sandbox.ts'
import type { Context } from '../../context.ts'
import { collectingLog } from '../../platform/log.ts'
import { MessageNotSent } from '../send-message.ts'
import { queueMail, type MailRequest } from './queue-mail.ts'
import { sendMail } from './send-mail.ts'

const sandbox = new SmtpSandbox()
let shop: TestShop
/** With a server of mail, as in production. */
let live: Context
let entries: ReturnType<typeof collectingLog>['entries']
beforeAll(async () => {
  const mail = await sandbox.open()
  shop = await openTestShop()
  const collected = collectingLog()
  ;({ entries } = collected)
  const config = { ...shop.ctx.config, devTools: false, publicUrl: 'https://shop.test' }
  live = { ...shop.ctx, log: collected.log, config: { ...config, messages: { mail } } }
})
afterAll(async () => {
  await shop.close()
  await sandbox.close()
})
afterEach(() => {
  sandbox.reset()
  entries.length = 0
  // What rested because of the last test has rested enough.
  shop.ctx.clock.advance(minutes(2))
})

let count = 0
async function queued(changed: Partial<MailRequest> = {}, ctx: Context = live): Promise<number> {
  count += 1
  const request = {
    dedupeKey: `order-placed:${count}`,
    to: `khach${count}@example.vn`,
    template: 'orderPlaced' as const,
    values: { code: 'DH261121ABCDEF', total: '120.000 VNĐ', lookup: 'shop.test/tra-cuu' },
    ...changed,
  }
  await queueMail(ctx, ctx.db, request)
  const row = await ctx.db
    .selectFrom('message')
    .select('id')
    .where('dedupe_key', '=', `${request.dedupeKey}:email`)
    .executeTakeFirst()
  return row?.id ?? 0
}

const agreed = async () => true
const send = (id: number) => sendMail(live, id, agreed)

async function found(id: number) {
  const row = await shop.ctx.db
    .selectFrom('message')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const attempts = await shop.ctx.db
    .selectFrom('message_attempt')
    .select(['channel', 'outcome', 'provider_code'])
    .where('message_id', '=', id)
    .orderBy('id')
    .execute()
  return { ...row, tries: attempts.map((each) => Object.values(each).join(' ')) }
}

describe('a mail', () => {
  test('arrives with its text, its HTML and a number of its own, and nothing of it is kept', async () => {
    const id = await queued()
    expect((await found(id)).sealed).not.toBeNull()
    await send(id)
    const [{ raw, to }] = sandbox.taken as [(typeof sandbox.taken)[number]]
    expect(to).toEqual([`khach${count}@example.vn`])
    expect(headerOf(raw, 'Message-ID')).toMatch(new RegExp(`^<${id}-[\\w-]{24}@shop\\.test>$`))
    expect(raw).toContain('Content-Type: text/plain; charset=utf-8')
    expect(raw).toContain('Content-Type: text/html; charset=utf-8')
    expect(headerOf(raw, 'List-Unsubscribe')).toBeUndefined()
    expect(await found(id)).toMatchObject({
      status: 'sent',
      channel: 'email',
      sealed: null,
      body: '',
      html: '',
      subject: '',
      tries: ['email accepted 250'],
    })
  })

  test('of one cause is one mail, however often it is queued and sent', async () => {
    const request = { dedupeKey: 'order-placed:once', to: 'mot@example.vn' }
    const id = await queued(request)
    expect(await queued(request)).toBe(id)
    const events = await shop.ctx.db
      .selectFrom('outbox_event')
      .selectAll()
      .where('topic', '=', 'mail.due')
      .execute()
    expect(events.filter(({ payload }) => payload['messageId'] === id)).toHaveLength(1)
    const tries = await Promise.allSettled([send(id), send(id), send(id)])
    for (const tried of tries) {
      if (tried.status === 'rejected') expect(tried.reason).toBeInstanceOf(MessageNotSent)
    }
    await send(id)
    expect(sandbox.taken).toHaveLength(1)
  })

  test('that its member wants can be ended from the mail reader', async () => {
    const id = await queued({
      template: 'reviewAsked',
      values: { code: 'DH1', link: 'shop.test/x' },
      consent: { memberId: 7, endToken: 'c7-abc' },
    })
    await send(id)
    const { raw } = sandbox.taken[0]!
    expect(headerOf(raw, 'List-Unsubscribe')).toBe('<https://shop.test/api/mail/end/c7-abc>')
    expect(headerOf(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  })

  test('whose member has thought better of it does not go out', async () => {
    const id = await queued({ consent: { memberId: 7, endToken: 'c7-abc' } })
    await sendMail(live, id, async () => false)
    expect(sandbox.taken).toEqual([])
    expect(await found(id)).toMatchObject({ status: 'failed', sealed: null })
  })
})

describe('an address', () => {
  test.each([
    'lan@example.vn\r\nBcc: all@example.vn',
    'lan@example.vn, all@example.vn',
    '"lan" <lan@example.vn>',
    'lan@example.vn;all@example.vn',
    'lan@@example.vn',
    'không phải',
    '',
  ])('%j is none: nothing is queued', async (to) => {
    expect(await queued({ to })).toBe(0)
  })

  test('is the only one a mail goes to, whatever stands in its values', async () => {
    const evil = 'DH1\r\nBcc: all@example.vn\r\n\r\nHello'
    const id = await queued({ values: { code: evil, total: '1', lookup: 'shop.test/x' } })
    await send(id)
    const { raw, to } = sandbox.taken[0]!
    expect(to).toEqual([`khach${count}@example.vn`])
    expect(headerOf(raw, 'Bcc')).toBeUndefined()
    expect(headerOf(raw, 'To')).toBe(`khach${count}@example.vn`)
  })

  test('that its server does not know is not written to again', async () => {
    sandbox.moods = [{ rcpt: 550, says: '5.1.1 no such user lan@example.vn' }, 'well']
    const gone = { to: 'khongco@example.vn' }
    const id = await queued(gone)
    await send(id)
    expect(await found(id)).toMatchObject({
      status: 'failed',
      tries: ['email refused 550 5.1.1'],
    })
    expect(await queued({ ...gone, to: 'KhongCo@example.vn' })).toBe(0)
    expect(await queued({ to: 'moi@example.vn' })).not.toBe(0)
    const kept = await shop.ctx.db.selectFrom('mail_refusal').selectAll().execute()
    expect(kept).toHaveLength(1)
  })

  test('gets no more mails about orders than a phone gets messages', async () => {
    const ids: number[] = []
    for (let nth = 0; nth < 9; nth += 1) {
      ids.push(await queued({ to: 'nhieu@example.vn', isOrders: true }))
    }
    for (const id of ids) await send(id)
    expect(sandbox.taken).toHaveLength(8)
    expect((await found(ids[8]!)).status).toBe('failed')
  })
})

describe('a server of mail that fails', () => {
  test.each([
    ['puts the recipient off', { rcpt: 451, says: '4.7.1 greylisted' }, 'smtp451'],
    ['is overloaded', { data: 421, says: '4.3.2 busy' }, 'smtp421'],
  ] as const)('%s: the mail comes again with the same number', async (_what, mood, code) => {
    sandbox.moods = [mood, mood, 'well']
    const id = await queued()
    await expect(send(id)).rejects.toBeInstanceOf(MessageNotSent)
    expect((await found(id)).status).toBe('waiting')
    await send(id)
    expect(await found(id)).toMatchObject({
      status: 'sent',
      tries: [`email failed ${code}`, `email failed ${code}`, 'email accepted 250'],
    })
    expect(headerOf(sandbox.taken[0]!.raw, 'Message-ID')).toContain(`<${id}-`)
  })

  test('will not have us: somebody of ours must look, the address is not blamed', async () => {
    sandbox.moods = [{ rcpt: 550, says: '5.7.1 relaying denied for lan@example.vn' }, 'well']
    const id = await queued({ to: 'tot@example.vn' })
    await expect(send(id)).rejects.toBeInstanceOf(MessageNotSent)
    expect(entries).toContainEqual(
      expect.objectContaining({ level: 'error', providerCode: '550 5.7.1', because: 'setup' }),
    )
    expect(await queued({ to: 'tot@example.vn' })).not.toBe(0)
  })

  test('cuts the line before its answer: the second mail has the number of the first', async () => {
    sandbox.moods = ['cutOff', 'well']
    const id = await queued()
    await send(id)
    const numbers = sandbox.taken.map(({ raw }) => headerOf(raw, 'Message-ID'))
    expect(numbers).toHaveLength(2)
    expect(new Set(numbers).size).toBe(1)
  })

  test('never answers: it is given up in time, three times in a row let it rest', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const quick = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100))
    sandbox.moods = ['silent']
    for (let nth = 0; nth < 3; nth += 1) {
      await expect(send(await queued())).rejects.toBeInstanceOf(MessageNotSent)
    }
    const id = await queued()
    await expect(send(id)).rejects.toBeInstanceOf(MessageNotSent)
    expect((await found(id)).tries).toEqual([])
    sandbox.moods = ['well']
    quick.mockRestore()
    shop.ctx.clock.advance(minutes(1))
    await send(id)
    expect((await found(id)).status).toBe('sent')
  })

  test('is not there', async () => {
    const mail = { ...live.config.messages!.mail!, port: await closedPort() }
    const away = { ...live, config: { ...live.config, messages: { mail } } }
    const id = await queued()
    await expect(sendMail(away, id, agreed)).rejects.toBeInstanceOf(MessageNotSent)
    expect((await found(id)).tries.at(0)).toMatch(/^email failed E\w+$/)
  })

  test('leaves no address and no text in the log', async () => {
    sandbox.moods = [
      { rcpt: 550, says: '5.1.1 bimat@example.vn is nobody' },
      { data: 554, says: '5.6.0 bimat@example.vn has said DH261121ABCDEF' },
    ]
    await send(await queued({ to: 'bimat@example.vn' }))
    await send(await queued({ to: 'bimat2@example.vn' })).catch(() => undefined)
    expect(entries.length).toBeGreaterThan(1)
    expect(JSON.stringify(entries)).not.toMatch(/bimat|DH261121/)
  })
})

test('fifty mails at once are sent over five connections, each once', async () => {
  const ids: number[] = []
  for (let nth = 0; nth < 50; nth += 1) ids.push(await queued())
  await Promise.all(ids.map(send))
  expect(sandbox.taken).toHaveLength(50)
  expect(new Set(sandbox.taken.map(({ raw }) => headerOf(raw, 'Message-ID'))).size).toBe(50)
  expect(sandbox.most).toBeLessThanOrEqual(5)
})

test('without a server of mail in production nothing is queued; the demo keeps mail where it is shown', async () => {
  const none = { ...live, config: { ...live.config, messages: {} } }
  expect(await queued({}, none)).toBe(0)
  const id = await queued({}, shop.ctx)
  await sendMail(shop.ctx, id, agreed)
  expect(await found(id)).toMatchObject({ status: 'sent', channel: 'local' })
  const page = await shop.app.fastify.inject(`/dev/mail/${id}`)
  expect(page.body).toContain('<html lang="vi"')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  const text = await shop.app.fastify.inject(`/dev/mail/${id}/text`)
  expect(text.body).toContain('Xem đơn hàng: http://shop.test/tra-cuu')
})
