import { describe, expect, test } from 'vitest'
import type { ChannelName, Delivery, MessageChannel } from '../adapters/messages/channel.ts'
import { deliver, type Timeout } from './deliver.ts'

const message = { id: '1', phone: '0901234567', template: 'otpRegister', values: {}, text: '' }
const timeout: Timeout = { perChannel: 200, perTry: 20, pauses: [0, 0] }

/** Gives these answers in turn; waits for the signal where there is none. */
function channel(name: MessageChannel['name'], ...answers: (Delivery | 'silent')[]) {
  return {
    name,
    send: (_message: unknown, signal: AbortSignal) => {
      const answer = answers.shift() ?? 'silent'
      if (answer !== 'silent') return Promise.resolve(answer)
      return new Promise<Delivery>((resolve) => {
        signal.addEventListener('abort', () => resolve({ outcome: 'failed', code: 'heard' }))
      })
    },
  } satisfies MessageChannel
}

async function carry(channels: MessageChannel[], given = timeout, resting: ChannelName[] = []) {
  const tries: string[] = []
  const carried = await deliver(channels, message, given, {
    note: async (name, { outcome, code }) => {
      tries.push(`${name} ${outcome} ${code}`)
    },
    isResting: (name) => resting.includes(name),
  })
  return { by: carried.taken?.channel ?? null, isTemporary: carried.isTemporary, tries }
}

const accepted: Delivery = { outcome: 'accepted', code: '0', reference: 'r' }
const failed: Delivery = { outcome: 'failed', code: 'http500' }
const refused: Delivery = { outcome: 'refused', code: '99', because: 'recipient' }

describe('a message on its way', () => {
  test('stops at the first channel that takes it', async () => {
    const { by, tries } = await carry([channel('zalo', accepted), channel('sms', accepted)])
    expect([by, tries]).toEqual(['zalo', ['zalo accepted 0']])
  })

  test('moves on at once from a refusal', async () => {
    const { by, tries } = await carry([channel('zalo', refused), channel('sms', accepted)])
    expect([by, tries]).toEqual(['sms', ['zalo refused 99', 'sms accepted 0']])
  })

  test('is tried three times where there are two pauses', async () => {
    const { tries, isTemporary } = await carry([channel('sms', failed, failed, failed, accepted)])
    expect(tries).toHaveLength(3)
    expect(isTemporary).toBe(true)
  })

  test('passes over a channel that rests, and waits when all do', async () => {
    const both = () => [channel('zalo', accepted), channel('sms', accepted)]
    expect(await carry(both(), timeout, ['zalo'])).toMatchObject({
      by: 'sms',
      tries: ['sms accepted 0'],
    })
    expect(await carry(both(), timeout, ['zalo', 'sms'])).toEqual({
      by: null,
      isTemporary: true,
      tries: [],
    })
  })

  test('is lost for good only when every channel refused it', async () => {
    expect(await carry([channel('zalo', refused), channel('sms', refused)])).toMatchObject({
      by: null,
      isTemporary: false,
    })
  })

  test('never waits longer for a silent channel than it is given', async () => {
    const short = { perChannel: 50, perTry: 40, pauses: [0, 0, 0, 0, 0] }
    const { by, tries } = await carry([channel('zalo'), channel('sms', accepted)], short)
    expect(by).toBe('sms')
    expect(tries.length).toBeLessThanOrEqual(4)
    expect(tries.slice(0, -1)).toContain('zalo failed heard')
  })

  test('does not wait for a channel that will not hear that its time is over', async () => {
    const deaf = { name: 'zalo' as const, send: () => new Promise<Delivery>(() => undefined) }
    const { by, tries } = await carry([deaf, channel('sms', accepted)], { ...timeout, pauses: [] })
    expect([by, tries]).toEqual(['sms', ['zalo failed timeout', 'sms accepted 0']])
  })
})
