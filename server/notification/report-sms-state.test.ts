import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { MessageSandbox, sandboxCredentials } from '#test/support/message-sandbox.ts'
import { sendMessage } from './index.ts'
import { reportSmsState } from './report-sms-state.ts'

const sandbox = new MessageSandbox()
let shop: TestShop
let url: string
beforeAll(async () => {
  url = await sandbox.open()
  shop = await openTestShop()
})
afterAll(async () => {
  await shop.close()
  await sandbox.close()
})

let requestId: string
let count = 0
beforeEach(async () => {
  count += 1
  const config = {
    ...shop.ctx.config,
    messages: { esms: { ...sandboxCredentials, url: `${url}/json` } },
  }
  await sendMessage(
    { ...shop.ctx, config },
    {
      dedupeKey: `order-placed:${count}`,
      recipient: '0901234567',
      template: 'orderPlaced',
      values: { code: 'DH1', total: '1 VNĐ', lookup: 'shop.example/tra-cuu' },
    },
  )
  requestId = sandbox.sms.at(-1)!.RequestId
})

function report(SendStatus: string, changed: { RequestId?: string; SendFailed?: number } = {}) {
  const given = { RequestId: requestId, SMSID: 'smsid-1', SendStatus, SendFailed: 0, ...changed }
  return reportSmsState(shop.ctx, given)
}

async function findStatus(): Promise<string> {
  const row = await shop.ctx.db
    .selectFrom('message')
    .select('status')
    .where('dedupe_key', '=', `order-placed:${count}`)
    .executeTakeFirstOrThrow()
  return row.status
}

test('an SMS that was taken has arrived only when the provider says so', async () => {
  expect(await findStatus()).toBe('sent')
  expect(await report('7')).toEqual({ noted: false })
  expect(await findStatus()).toBe('sent')
  expect(await report('5')).toEqual({ noted: true })
  expect(await findStatus()).toBe('delivered')
})

test('the end is noted once, however often it is told', async () => {
  const answers = await Promise.all([report('5'), report('5'), report('4')])
  expect(answers.filter(({ noted }) => noted)).toHaveLength(1)
})

test('an SMS that was refused on the way has failed', async () => {
  await report('5', { SendFailed: 1 })
  expect(await findStatus()).toBe('failed')
})

test('nobody else can report', async () => {
  const [id] = requestId.split('-')
  for (const RequestId of ['', 'x', id!, `${id}-${'A'.repeat(24)}`, `9${requestId}`]) {
    await expect(report('5', { RequestId })).rejects.toMatchObject({ code: 'notFound' })
  }
})
