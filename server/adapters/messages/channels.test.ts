import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MessageChannel, OutgoingMessage } from './channel.ts'
import { esmsChannel } from './esms.ts'
import {
  MessageSandbox,
  sandboxCredentials,
  type SandboxMood,
} from '#test/support/message-sandbox.ts'
import { refreshZaloToken } from './zalo-token.ts'
import { zaloChannel, type Access, type ZaloAccess } from './zalo.ts'

const sandbox = new MessageSandbox()
let url: string
beforeAll(async () => {
  url = await sandbox.open()
})
afterAll(() => sandbox.close())
beforeEach(() => sandbox.reset())

const message: OutgoingMessage = {
  id: 'message-1',
  phone: '0901234567',
  template: 'otpRegister',
  values: { otp: '123456' },
  text: 'An Lanh: Ma xac nhan cua Quy khach la 123456',
}
const timeout = () => AbortSignal.timeout(2000)

/** Tokens kept in memory, renewed from the sandbox. */
function sandboxAccess(): ZaloAccess {
  let refreshToken = kept.refreshToken
  const renew = async (signal: AbortSignal): Promise<Access> => {
    const answer = await refreshZaloToken(
      { ...sandboxCredentials, oauthUrl: url },
      refreshToken,
      signal,
    )
    if (answer.outcome !== 'renewed') return answer
    ;({ refreshToken } = answer)
    Object.assign(kept, answer)
    return { outcome: 'ready', accessToken: answer.accessToken }
  }
  return {
    current: async (signal) =>
      kept.accessToken ? { outcome: 'ready', accessToken: kept.accessToken } : renew(signal),
    renew: (_stale, signal) => renew(signal),
  }
}
const kept = { accessToken: '', refreshToken: sandboxCredentials.refreshToken }

function zalo(): MessageChannel {
  return zaloChannel({ apiUrl: url, templates: sandboxCredentials.templates }, sandboxAccess())
}
function esms(changed: Partial<typeof sandboxCredentials> = {}): MessageChannel {
  return esmsChannel({ ...sandboxCredentials, ...changed, url: `${url}/json` })
}

describe('Zalo', () => {
  test('gets the phone as 84…, the approved template, its values and our number', async () => {
    expect(await zalo().send(message, timeout())).toEqual({
      outcome: 'accepted',
      code: '0',
      reference: 'znsid-1',
    })
    expect(sandbox.zalo).toEqual([
      {
        phone: '84901234567',
        template_id: '100100',
        template_data: { otp: '123456' },
        tracking_id: 'message-1',
      },
    ])
  })

  test('an access token it no longer takes is renewed once, and the message goes out', async () => {
    await zalo().send(message, timeout())
    sandbox.expireAccess()
    sandbox.requests.length = 0
    expect(await zalo().send(message, timeout())).toMatchObject({ outcome: 'accepted' })
    expect(sandbox.requests).toEqual(['zalo', 'token', 'zalo'])
  })

  test('a token that is refused again is not renewed for ever', async () => {
    sandbox.zaloMoods = [{ code: -124 }]
    expect(await zalo().send(message, timeout())).toEqual({
      outcome: 'refused',
      code: '-124',
      because: 'setup',
    })
    expect(sandbox.requests).toEqual(['zalo', 'token', 'zalo'])
  })

  test('a refresh token that was used before is a matter of setup', async () => {
    const app = { ...sandboxCredentials, oauthUrl: url }
    expect(await refreshZaloToken(app, 'long-used', timeout())).toEqual({
      outcome: 'refused',
      code: 'token-14020',
      because: 'setup',
    })
  })

  test('a template that is not set up there asks nobody', async () => {
    expect(await zalo().send({ ...message, template: 'offer' }, timeout())).toMatchObject({
      outcome: 'refused',
      code: 'noTemplate',
    })
    expect(sandbox.requests).toEqual([])
  })

  test.each([
    [-100, 'failed', undefined],
    [-108, 'refused', 'recipient'],
    [-109, 'refused', 'setup'],
    [-112, 'refused', 'setup'],
    [-114, 'refused', 'recipient'],
    [-115, 'refused', 'quota'],
    [-118, 'refused', 'recipient'],
    [-147, 'refused', 'quota'],
    [-999, 'refused', 'setup'],
  ])('its answer %i is %s (%s)', async (code, outcome, because) => {
    sandbox.zaloMoods = [{ code }]
    const delivery = await zalo().send(message, timeout())
    expect(delivery).toEqual({ outcome, code: String(code), ...(because ? { because } : {}) })
  })
})

describe('eSMS', () => {
  test('gets the documented fields and our number as the key against doubles', async () => {
    expect(await esms().send(message, timeout())).toEqual({
      outcome: 'accepted',
      code: '100',
      reference: 'smsid-1',
    })
    expect(sandbox.sms).toEqual([
      {
        ApiKey: 'sandbox-api-key',
        SecretKey: 'sandbox-secret-key',
        Content: message.text,
        Phone: '0901234567',
        Brandname: 'AnLanh',
        SmsType: '2',
        IsUnicode: '0',
        Sandbox: '0',
        RequestId: 'message-1',
      },
    ])
  })

  test('a message whose answer was lost counts as taken when it is sent again', async () => {
    sandbox.smsMoods = ['cutOff', 'well']
    expect(await esms().send(message, timeout())).toMatchObject({ outcome: 'failed' })
    expect(await esms().send(message, timeout())).toMatchObject({
      outcome: 'accepted',
      code: '124',
    })
    expect(sandbox.sms).toHaveLength(1)
  })

  test('a wrong key and a wrong brand name are matters of setup', async () => {
    const setup = { outcome: 'refused', because: 'setup' }
    const wrongKey = await esms({ apiKey: 'another-key' }).send(message, timeout())
    expect(wrongKey).toEqual({ ...setup, code: '101' })
    const wrongBrand = await esms({ brandname: 'Other' }).send(message, timeout())
    expect(wrongBrand).toEqual({ ...setup, code: '104' })
  })

  test.each([
    [99, 'recipient'],
    [103, 'quota'],
    [108, 'recipient'],
    [140, 'setup'],
    [146, 'setup'],
    [177, 'recipient'],
  ])('its answer %i is refused (%s)', async (code, because) => {
    sandbox.smsMoods = [{ code }]
    const delivery = await esms().send(message, timeout())
    expect(delivery).toEqual({ outcome: 'refused', code: String(code), because })
  })
})

describe.each([
  ['Zalo', zalo, (moods: SandboxMood[]) => (sandbox.zaloMoods = moods)],
  ['eSMS', esms, (moods: SandboxMood[]) => (sandbox.smsMoods = moods)],
] as const)('%s in trouble', (_name, open, behave) => {
  test.each([500, 502, 503, 429])('HTTP %i is worth another try', async (status) => {
    behave([{ status }])
    expect(await open().send(message, timeout())).toEqual({
      outcome: 'failed',
      code: `http${status}`,
    })
  })

  test('HTTP 403 is a matter of setup', async () => {
    behave([{ status: 403 }])
    expect(await open().send(message, timeout())).toMatchObject({ because: 'setup' })
  })

  test('no answer in time is worth another try', async () => {
    behave(['silent'])
    const delivery = await open().send(message, AbortSignal.timeout(100))
    expect(delivery).toEqual({ outcome: 'failed', code: 'timeout' })
  })

  test('an answer that is not JSON says nothing', async () => {
    behave(['notJson'])
    expect(await open().send(message, timeout())).toEqual({
      outcome: 'refused',
      code: 'malformed',
      because: 'unclear',
    })
  })
})

test('nobody listening is worth another try', async () => {
  const gone = esmsChannel({ ...sandboxCredentials, url: 'http://127.0.0.1:1' })
  expect(await gone.send(message, timeout())).toMatchObject({ outcome: 'failed' })
})
