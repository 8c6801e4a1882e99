import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getCaptchaChallenge } from '#domain/captcha/api.ts'
import { captchaVersions, type OutsideCaptcha } from '#domain/captcha/providers.ts'
import { sendRegisterCode } from '#domain/identity/api.ts'
import * as orders from '#domain/order/api.ts'
import { listAudit } from '#domain/staff/api.ts'
import * as desk from '#domain/settings/backoffice/api.ts'
import { sandboxSecret } from '#sandbox/captcha/play-provider.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { openCaptchaProvider, type TestProvider } from '#test/support/captcha-provider.ts'
import { refusalOf } from '#test/support/members.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { addStock, guestOrder, type ShelfProduct } from '#test/support/stock.ts'
import { saveSetting } from '../settings/index.ts'
import { verifyCaptcha } from './index.ts'

let shop: TestShop
let provider: TestProvider
let headers: Record<string, string>
let jex: ShelfProduct
let people = 0
const reason = 'Chạy thử'
const both = ['turnstile', 'recaptcha'] as const

beforeAll(async () => {
  provider = await openCaptchaProvider(() => shop.ctx.clock.now().getTime())
  const config = { captcha: true, captchaServices: provider.services }
  shop = await openTestShop({ config, withPages: true, template: undefined })
  headers = await staffHeaders(shop)
  jex = (await addStock(shop.ctx.db, [{ code: 'JEX', onHand: 100 }]))[0]!
})
afterAll(async () => {
  await shop.close()
  await provider.close()
})
beforeEach(() => {
  provider.mood = 'well'
})

const secretOf = async (key: OutsideCaptcha) =>
  (await shop.call(desk.listSettingSecrets, {}, { headers })).find((one) => one.key === key)!

async function set(key: OutsideCaptcha, secret = sandboxSecret) {
  const { version } = await secretOf(key)
  return shop.call(desk.setSettingSecret, { key, secret, version, reason }, { headers })
}

async function choose(
  key: OutsideCaptcha | 'altcha',
  version: string = key === 'altcha' ? '' : captchaVersions[key],
) {
  const all = await shop.call(desk.listBackofficeSettings, {}, { headers })
  const { version: seen } = all.find((one) => one.key === 'captcha')!
  const siteKey = key === 'altcha' ? '' : 'demo-pass'
  const value = { provider: key, siteKey, version, minScore: 50 }
  return shop.call(
    desk.changeSetting,
    { key: 'captcha', value, version: seen, reason },
    { headers },
  )
}

const prove = (more: Partial<Parameters<TestProvider['prove']>[0]> = {}) =>
  provider.prove({ hostname: 'shop.test', action: 'code', siteKey: 'demo-pass', ...more })

const verify = (token: string, action: 'code' | 'order' = 'code') =>
  refusalOf(verifyCaptcha(shop.ctx, { token, action, address: '10.0.0.1' }))

describe.each(both)('with %s', (key) => {
  beforeAll(async () => {
    await set(key)
    await choose(key)
  })

  test('the browser is told whom to ask, and draws no puzzle of ours', async () => {
    const { puzzle, outside } = await shop.call(getCaptchaChallenge, {})
    expect(puzzle).toBeNull()
    expect(outside).toMatchObject({
      provider: key,
      siteKey: 'demo-pass',
      version: captchaVersions[key],
      script: provider.services[key].script(captchaVersions[key]),
    })
  })

  test('a proof opens once, also when it is used twenty times at once', async () => {
    const token = prove()
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token)))
    const expected = ['done', ...Array.from({ length: 19 }, () => 'captchaInvalid')]
    expect(answers.toSorted()).toEqual(expected.toSorted())
    expect(await verify(token)).toBe('captchaInvalid')
  })

  test('a proof of another form, another site or nobody opens nothing', async () => {
    expect(await verify(prove({ action: 'lead' }))).toBe('captchaInvalid')
    expect(await verify(prove({ hostname: 'evil.test' }))).toBe('captchaInvalid')
    expect(await verify('nonsense')).toBe('captchaInvalid')
    expect(await verify('A'.repeat(8000))).toBe('captchaInvalid')
    expect(await verify(prove({ action: 'order' }), 'order')).toBe('done')
  })

  test('a code is sent to whoever brings a proof, and an order takes its own kind', async () => {
    people += 1
    const phone = `097760000${people}`
    const ask = (captcha?: string) => refusalOf(shop.call(sendRegisterCode, { phone, captcha }))
    expect(await ask()).toBe('captchaRequired')
    expect(await ask(prove())).toBe('done')
    const place = (captcha?: string) => {
      const order = { ...guestOrder([{ product: jex }], phone), captcha }
      return refusalOf(shop.call(orders.placeOrder, order, { from: `198.51.${people}.7` }))
    }
    expect(await place()).toBe('done')
    expect(await place()).toBe('captchaRequired')
    expect(await place(prove())).toBe('captchaInvalid')
    const token = prove({ action: 'order' })
    expect(await place(token)).toBe('done')
    expect(await place(token)).toBe('captchaInvalid')
  })

  test.each(['fault', 'garbage', 'endless', 'elsewhere'] as const)(
    'nobody gets by while the provider’s answer is none (%s), and it is counted',
    async (mood) => {
      provider.mood = mood
      const before = await counted(key)
      expect(await verify(prove())).toBe('captchaUnavailable')
      expect(await counted(key)).toBe(before + 1)
      provider.mood = 'well'
      expect(await verify(prove())).toBe('done')
    },
  )

  test('nobody gets by while it hangs; after three silences people hear so at once', async () => {
    provider.mood = 'silent'
    const answers = await Promise.all([prove(), prove(), prove()].map((token) => verify(token)))
    expect(answers).toEqual(Array.from({ length: 3 }, () => 'captchaUnavailable'))
    const { asked } = provider
    expect(await verify(prove())).toBe('captchaUnavailable')
    expect(provider.asked).toBe(asked)
    shop.ctx.clock.advance(31_000)
    provider.mood = 'well'
    expect(await verify(prove())).toBe('done')
  }, 20_000)

  test('its secret cannot be forgotten while it asks', async () => {
    const { version } = await secretOf(key)
    const drop = shop.call(desk.dropSettingSecret, { key, version, reason }, { headers })
    expect(await refusalOf(drop)).toBe('invalidInput')
  })
})

test('reCAPTCHA’s doubt is a refusal, Turnstile has decided by itself', async () => {
  const token = () => prove({ siteKey: 'demo-doubt' })
  await choose('recaptcha')
  expect(await verify(token())).toBe('captchaInvalid')
  await choose('turnstile')
  expect(await verify(token())).toBe('done')
})

test('exactly the chosen provider’s origins stand in the policy of pages, with ours none', async () => {
  await choose('altcha')
  const ours = await policyOf('/')
  expect(ours).not.toMatch(/cloudflare|google|gstatic/)
  await choose('turnstile')
  const cloudflare = 'https://challenges.cloudflare.com'
  expect(await addedTo(ours)).toEqual([`frame-src ${cloudflare}`, `script-src ${cloudflare}`])
  await choose('recaptcha')
  const google = 'https://www.google.com/recaptcha/'
  expect(await addedTo(ours)).toEqual([
    `connect-src ${google}`,
    `frame-src ${google} https://recaptcha.google.com/recaptcha/`,
    `script-src ${google} https://www.gstatic.com/recaptcha/`,
  ])
  await choose('altcha')
  expect(await policyOf('/')).toBe(ours)
  const own = { ...shop.ctx.config, captchaOfOurs: true }
  await choose('turnstile')
  const { captchaOriginsOf } = await import('./index.ts')
  expect(await captchaOriginsOf({ ...shop.ctx, config: own })).toEqual({})
})

describe('a secret', () => {
  test('is shown to nobody again: no answer, audit, history or row holds it', async () => {
    const secret = 'another-secret-of-the-provider'
    provider.mood = 'fault'
    const kept = await set('turnstile', secret)
    provider.mood = 'well'
    expect(kept).toMatchObject({ end: 'ider', set_by: expect.any(String) as unknown })
    const told = [
      kept,
      await shop.call(desk.listSettingSecrets, {}, { headers }),
      await shop.call(desk.listBackofficeSettings, {}, { headers }),
      await shop.call(desk.listSettingChanges, { key: 'captcha' }, { headers }),
      await shop.call(listAudit, {}, { headers }),
      await shop.call(getCaptchaChallenge, {}),
    ]
    expect(JSON.stringify(told)).not.toContain(secret)
    const { rows } = await shop.ctx.pool.query<{ table_name: string }>(
      `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    for (const { table_name: table } of rows) {
      const hex = Buffer.from(secret).toString('hex')
      const found = await shop.ctx.pool.query(
        `select 1 from "${table}" r where r::text like $1 or r::text like $2 limit 1`,
        [`%${secret}%`, `%${hex}%`],
      )
      expect(found.rowCount, table).toBe(0)
    }
    await set('turnstile')
  })

  test('that the provider does not know is refused, and so is one that somebody replaced meanwhile', async () => {
    const wrong = await set('turnstile', 'no-secret-of-the-provider').catch(
      (error: unknown) => error,
    )
    expect(wrong).toMatchObject({
      code: 'invalidInput',
      fields: { secret: expect.any(String) as unknown },
    })
    expect(JSON.stringify(wrong)).not.toContain('no-secret-of')
    const { version } = await secretOf('turnstile')
    const body = { key: 'turnstile', secret: sandboxSecret, version: version - 1, reason } as const
    expect(await refusalOf(shop.call(desk.setSettingSecret, body, { headers }))).toBe('conflict')
  })

  test('comes before its provider: without one, or a key, or the right version it is not chosen', async () => {
    await choose('altcha')
    const { version } = await secretOf('recaptcha')
    await shop.call(desk.dropSettingSecret, { key: 'recaptcha', version, reason }, { headers })
    await expect(choose('recaptcha')).rejects.toMatchObject({
      fields: { 'value.provider': expect.stringContaining('khoá bí mật') as unknown },
    })
    await expect(choose('turnstile', 'v9')).rejects.toMatchObject({
      fields: { 'value.version': expect.stringContaining('v0') as unknown },
    })
  })

  test('that is gone lets nobody by', async () => {
    const value = {
      provider: 'recaptcha',
      siteKey: 'demo-pass',
      version: 'v3',
      minScore: 50,
    } as const
    await saveSetting(shop.ctx, 'captcha', value)
    expect(await verify(prove())).toBe('captchaUnavailable')
    await choose('altcha')
  })

  test('is set and seen by whoever may write settings alone', async () => {
    const care = await staffHeaders(shop, 'care')
    const body = { key: 'turnstile', secret: sandboxSecret, version: 1, reason } as const
    expect(await refusalOf(shop.call(desk.setSettingSecret, body, { headers: care }))).toBe(
      'forbidden',
    )
  })
})

async function policyOf(url: string): Promise<string> {
  const { headers: sent } = await shop.app.fastify.inject(url)
  return String(sent['content-security-policy'])
}

/** What stands in the home page's policy now and did not before, by directive. */
async function addedTo(before: string): Promise<string[]> {
  const known = new Map(before.split('; ').map((line) => [line.split(' ')[0], line.split(' ')]))
  const now = (await policyOf('/')).split('; ').map((line) => line.split(' '))
  return now
    .map(([name, ...sources]) => [
      name,
      ...sources.filter((one) => !one.startsWith("'sha256") && !known.get(name)?.includes(one)),
    ])
    .filter(({ length }) => length > 1)
    .map((line) => line.join(' '))
    .toSorted()
}

async function counted(key: OutsideCaptcha): Promise<number> {
  const text = await shop.ctx.metrics.registry.metrics()
  const line = new RegExp(`captcha_checks_total\\{provider="${key}",outcome="away"\\} (\\d+)`)
  return Number(line.exec(text)?.[1] ?? 0)
}
