import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeWindow } from '#web/state/fake-storage.ts'
import { endAttempt } from '#web/shop/state/checkout-attempt.ts'
import type { OrderBody } from './order-request.ts'
import { sendOrder } from './send-order.ts'

interface Sent {
  key: string
  body: { note?: string }
}

let sent: Sent[]

beforeEach(() => {
  sent = []
  fakeWindow()
  endAttempt()
})
afterEach(() => vi.unstubAllGlobals())

describe('sending an order', () => {
  it('that was not answered asks for the same order again', async () => {
    shopAnswers(lost, order('DH1'))
    await expect(sendOrder(body('gọi trước'), 'normal')).rejects.toMatchObject({ code: 'offline' })
    await expect(sendOrder(body('gọi trước'), 'normal')).resolves.toMatchObject({
      order: { code: 'DH1' },
      isEarlier: false,
    })
    expect(sent[0]).toEqual(sent[1])
  })

  it('twice at once carries one key', async () => {
    shopAnswers(order('DH1'), order('DH1'))
    await Promise.all([sendOrder(body(''), 'normal'), sendOrder(body(''), 'normal')])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  it('after an order was answered is a new order', async () => {
    shopAnswers(order('DH1'), order('DH2'))
    await sendOrder(body(''), 'normal')
    endAttempt()
    await sendOrder(body(''), 'normal')
    expect(sent[0]!.key).not.toBe(sent[1]!.key)
  })

  it('changed after a lost answer finds the order that had arrived', async () => {
    shopAnswers(lost, keyReused, order('DH1'))
    await expect(sendOrder(body('cũ'), 'normal')).rejects.toMatchObject({ code: 'offline' })
    await expect(sendOrder(body('mới'), 'normal')).resolves.toMatchObject({
      order: { code: 'DH1' },
      isEarlier: true,
    })
    expect(sent.map(({ body: { note } }) => note)).toEqual(['cũ', 'mới', 'cũ'])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  it('changed after a lost answer that had not arrived is the only order', async () => {
    shopAnswers(lost, order('DH2'))
    await expect(sendOrder(body('cũ'), 'normal')).rejects.toMatchObject({ code: 'offline' })
    await expect(sendOrder(body('mới'), 'normal')).resolves.toMatchObject({ isEarlier: false })
  })
})

type Answer = () => Response

const lost: Answer = () => {
  throw new TypeError('Failed to fetch')
}

const keyReused: Answer = () =>
  Response.json(
    { statusCode: 409, errors: { code: 'idempotencyKeyReused', message: '' } },
    { status: 409 },
  )

function order(code: string): Answer {
  return () => Response.json({ data: { code } })
}

function shopAnswers(...answers: Answer[]): void {
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>
    sent.push({ key: headers['idempotency-key']!, body: JSON.parse(init.body as string) })
    return answers[sent.length - 1]!()
  })
}

function body(note: string): OrderBody {
  return { note } as OrderBody
}
