import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { publishedCredentials } from '../adapters/payments/published-credentials.ts'
import { ConfigError, type Env, readConfig } from './env.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'anlanh-env-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const secret = 'x'.repeat(32)
const production = { APP_ENV: 'production', SECRET_KEY: secret }

const zalo = {
  ZALO_APP_ID: '4321',
  ZALO_APP_SECRET: 'zalo-secret',
  ZALO_REFRESH_TOKEN: 'zalo-refresh',
  ZALO_TEMPLATES: 'otpRegister=100,orderPlaced=200',
}
const esms = { ESMS_API_KEY: 'esms-key', ESMS_SECRET_KEY: 'esms-secret', ESMS_BRANDNAME: 'AnLanh' }

const vnpay = {
  VNPAY_TMN_CODE: 'ANLANH01',
  VNPAY_HASH_SECRET: 'vnpay-secret',
  VNPAY_PAY_URL: 'https://pay.vnpay.vn/vpcpay.html',
}
const cybersource = {
  CYBERSOURCE_PROFILE_ID: '0D8A1E2B-0000-4000-8000-000000000001',
  CYBERSOURCE_ACCESS_KEY: 'cybersource-access',
  CYBERSOURCE_SECRET_KEY: 'cybersource-secret',
  CYBERSOURCE_PAY_URL: 'https://secureacceptance.cybersource.com/pay',
}
const bank = {
  BANK_BIN: '970436',
  BANK_ACCOUNT: '0123456789',
  BANK_ACCOUNT_NAME: 'CONG TY AN LANH',
  BANK_FEED_KEY: 'feed-key-of-the-bank',
}

function read(env: Env) {
  return readConfig({ DATA_DIR: dataDir, ...env })
}

describe('the environment', () => {
  test('a masked copy has nobody who carries messages, whatever the variables say', () => {
    expect(read({ ...zalo, ...esms, APP_ENV: 'staging' }).messages).toEqual({})
    expect(read({ ...zalo, ...esms }).messages).not.toEqual({})
  })

  test('standbys are several hosts of one URL', () => {
    const urls = {
      DATABASE_URL: 'postgresql://shop@lead/shop',
      DATABASE_READ_URL: 'postgresql://shop@db1:5432,db2/shop',
    }
    expect(read(urls).databaseReadUrls).toEqual([
      'postgresql://shop@db1:5432/shop',
      'postgresql://shop@db2/shop',
    ])
    expect(read({}).databaseReadUrls).toBeUndefined()
  })

  test('nothing set gives the demo on port 3000 with everything on', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir,
      databaseUrl: undefined,
      appEnv: 'demo',
      devTools: true,
      apiDocs: true,
      rateLimits: true,
      captcha: true,
      trustedProxies: [],
      role: 'both',
      leaveFor: 0,
      publicUrl: 'http://127.0.0.1:3000',
      logLevel: 'info',
    })
  })

  test('production has no dev tools', () => {
    expect(read(production)).toMatchObject({ devTools: false, secretKey: secret })
  })

  test('an empty variable counts as not set', () => {
    expect(read({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 })
  })

  test('the demo keeps the secret key it drew', () => {
    const { secretKey } = read({})
    expect(secretKey.length).toBeGreaterThanOrEqual(32)
    expect(read({}).secretKey).toBe(secretKey)
  })

  test.each<[Env, Partial<ReturnType<typeof read>>]>([
    [{ PORT: '8080', HOST: '0.0.0.0' }, { publicUrl: 'http://localhost:8080' }],
    [{ HOST: '::1' }, { publicUrl: 'http://[::1]:3000' }],
    [{ PUBLIC_URL: 'https://shop.example/' }, { publicUrl: 'https://shop.example' }],
    [{ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }, { trustedProxies: ['10.0.0.0/8', '::1'] }],
    [
      { RATE_LIMITS: 'off', CAPTCHA: 'off' },
      { rateLimits: false, captcha: false },
    ],
    [{ DEV_TOOLS: 'off' }, { devTools: false }],
    [{ API_DOCS: 'off' }, { apiDocs: false }],
    [production, { apiDocs: false }],
    [{ ...production, API_DOCS: 'on' }, { apiDocs: true }],
    [{}, { messages: {} }],
    [
      { ...zalo, ...esms, ESMS_URL: 'http://127.0.0.1:9000/json/' },
      {
        messages: {
          zalo: {
            appId: '4321',
            appSecret: 'zalo-secret',
            refreshToken: 'zalo-refresh',
            templates: { otpRegister: '100', orderPlaced: '200' },
            apiUrl: 'https://business.openapi.zalo.me',
            oauthUrl: 'https://oauth.zaloapp.com',
          },
          esms: {
            apiKey: 'esms-key',
            secretKey: 'esms-secret',
            brandname: 'AnLanh',
            url: 'http://127.0.0.1:9000/json',
          },
        },
      },
    ],
  ])('%j is understood', (env, expected) => {
    expect(read(env)).toMatchObject(expected)
  })

  test("other keys are accepted beside today's, from the environment or beside the kept one", () => {
    const other = `${secret}-of-before`
    const given = { SECRET_KEY: secret, SECRET_KEY_ACCEPTED: ` ${other}, ${other}2 ` }
    expect(read(given).acceptedKeys).toEqual([other, `${other}2`])
    expect(read({ SECRET_KEY: secret }).acceptedKeys).toEqual([])
    expect(
      read({ ...vnpay, VNPAY_HASH_SECRET_FORMER: 'former@home@2026-12-31' }).payments,
    ).toMatchObject({
      vnpay: { formerSecret: { secret: 'former@home', until: '2026-12-31' } },
    })
  })

  test('nobody takes money unless a provider is set up', () => {
    expect(read({}).payments).toEqual({})
    expect(read(production).payments).toEqual({})
  })

  test('providers that are set up take the money', () => {
    const { payments } = read({ ...production, ...vnpay, ...cybersource, ...bank })
    expect(payments).toEqual({
      vnpay: {
        tmnCode: 'ANLANH01',
        hashSecret: 'vnpay-secret',
        payUrl: 'https://pay.vnpay.vn/vpcpay.html',
        apiUrl: 'https://pay.vnpay.vn/merchant_webapi/api/transaction',
      },
      cybersource: {
        profileId: cybersource.CYBERSOURCE_PROFILE_ID,
        accessKey: 'cybersource-access',
        secretKey: 'cybersource-secret',
        payUrl: cybersource.CYBERSOURCE_PAY_URL,
      },
      bank: {
        bin: '970436',
        account: '0123456789',
        accountName: 'CONG TY AN LANH',
        feedKey: 'feed-key-of-the-bank',
      },
    })
    const own = read({ ...vnpay, VNPAY_API_URL: 'https://api.vnpay.vn/transaction' }).payments
    expect(own?.vnpay?.apiUrl).toBe('https://api.vnpay.vn/transaction')
  })

  test('no credential of the sandbox works in production', () => {
    const { vnpay: v, cybersource: c, bank: b } = publishedCredentials
    const known: Env = {
      VNPAY_TMN_CODE: v.tmnCode,
      VNPAY_HASH_SECRET: v.hashSecret,
      CYBERSOURCE_PROFILE_ID: c.profileId,
      CYBERSOURCE_ACCESS_KEY: c.accessKey,
      CYBERSOURCE_SECRET_KEY: c.secretKey,
      BANK_BIN: b.bin,
      BANK_ACCOUNT: b.account,
      BANK_FEED_KEY: b.feedKey,
    }
    for (const [name, value] of Object.entries(known)) {
      const line = `${name} cannot be the sandbox's with APP_ENV=production.`
      const env = { ...production, ...vnpay, ...cybersource, ...bank, [name]: value }
      expect(() => read(env), name).toThrow(new ConfigError(line))
    }
  })

  test.each<[Env, string]>([
    [{ PORT: 'abc' }, 'PORT must be a port number from 0 to 65535, not "abc".'],
    [{ PORT: '70000' }, 'PORT must be a port number from 0 to 65535, not "70000".'],
    [{ HOST: 'a/b' }, 'HOST must be an address or a host name, not "a/b".'],
    [{ APP_ENV: 'live' }, 'APP_ENV must be demo, production or staging, not "live".'],
    [{ DEV_TOOLS: 'yes' }, 'DEV_TOOLS must be on or off, not "yes".'],
    [{ ROLE: 'all' }, 'ROLE must be web, worker or both, not "all".'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be like postgresql://user:password@host:5432/database.',
    ],
    [
      { DATABASE_URL: 'postgresql://shop:a,b@db1:5432,db2:5432/shop' },
      'DATABASE_URL names several hosts: put a proxy before them that knows who leads (docs/operations/cluster.md).',
    ],
    [
      { DATABASE_READ_URL: 'postgresql://db2/shop' },
      'DATABASE_READ_URL needs DATABASE_URL, whose standbys it names.',
    ],
    [
      { DATABASE_URL: 'postgresql://db1/shop', DATABASE_READ_URL: 'db1,db2' },
      'DATABASE_READ_URL must be like postgresql://user:password@host1:5432,host2:5432/database.',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.0/99' },
      'TRUSTED_PROXIES has "10.0.0.0/99", which is neither an address nor a CIDR range.',
    ],
    ...['0.0.0.0/0', '::/0', '10.0.0.0/00'].map((range): [Env, string] => [
      { ...production, TRUSTED_PROXIES: `10.0.0.1,${range}` },
      `TRUSTED_PROXIES cannot be everybody (${range}) with APP_ENV=production.`,
    ]),
    [
      { PUBLIC_URL: 'shop.example' },
      'PUBLIC_URL must be like https://shop.example without a path, not "shop.example".',
    ],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters.'],
    [
      { SECRET_KEY_ACCEPTED: `${secret},short` },
      'SECRET_KEY_ACCEPTED has a key of less than 32 characters.',
    ],
    [{ CODE_KEY_ACCEPTED: 'short' }, 'CODE_KEY_ACCEPTED has a key of less than 32 characters.'],
    [
      { ...vnpay, VNPAY_HASH_SECRET_FORMER: 'vnpay-secret' },
      'VNPAY_HASH_SECRET_FORMER must be the former key, @ and the last day on which it is believed, as SECRET@2026-12-31.',
    ],
    [{ ...vnpay, VNPAY_PAY_URL: '' }, 'VNPAY_PAY_URL is required with VNPAY_TMN_CODE.'],
    [{ ...bank, BANK_FEED_KEY: '' }, 'BANK_FEED_KEY is required with BANK_BIN.'],
    [{ ...bank, BANK_BIN: 'VCB' }, 'BANK_BIN must be the six digits of the bank in VietQR.'],
    [
      { ...production, ...vnpay, VNPAY_PAY_URL: 'http://pay.vnpay.vn/' },
      'VNPAY_PAY_URL must be https with APP_ENV=production.',
    ],
    [
      { ...production, ...vnpay, VNPAY_API_URL: 'https://sandbox.vnpayment.vn/api' },
      'VNPAY_API_URL cannot be a sandbox with APP_ENV=production.',
    ],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
    [{ ...zalo, ZALO_APP_SECRET: '' }, 'ZALO_APP_SECRET is required with ZALO_APP_ID.'],
    [{ ...esms, ESMS_BRANDNAME: '' }, 'ESMS_BRANDNAME is required with ESMS_API_KEY.'],
    [
      { ...zalo, ZALO_TEMPLATES: 'otp:1' },
      'ZALO_TEMPLATES must be like otpRegister=123456,orderPlaced=234567.',
    ],
    [
      { ...production, ...esms, ESMS_URL: 'http://127.0.0.1:9000' },
      'ESMS_URL must be https with APP_ENV=production.',
    ],
    [{ ...production, DEV_TOOLS: 'on' }, 'DEV_TOOLS cannot be on with APP_ENV=production.'],
    [{ ...production, RATE_LIMITS: 'off' }, 'RATE_LIMITS cannot be off with APP_ENV=production.'],
    [{ CAPTCHA: 'maybe' }, 'CAPTCHA must be on, own or off, not "maybe".'],
    [{ ...production, CAPTCHA: 'off' }, 'CAPTCHA cannot be off with APP_ENV=production.'],
    [
      { APP_ENV: 'production', DATABASE_URL: 'postgresql://db/shop' },
      'SECRET_KEY is required with APP_ENV=production and DATABASE_URL, at least 32 characters.',
    ],
  ])('%j is refused in one line', (env, line) => {
    expect(linesOf(env)).toEqual([line])
  })

  test('several wrong variables are all named', () => {
    expect(linesOf({ PORT: 'x', ROLE: 'y' })).toHaveLength(2)
  })

  test('a data directory that cannot be made is named', () => {
    const file = join(dataDir, 'a-file')
    writeFileSync(file, '')
    expect(linesOf({ DATA_DIR: join(file, 'below') })).toEqual([
      `DATA_DIR ${join(file, 'below')} cannot be written (ENOTDIR).`,
    ])
  })
})

function linesOf(env: Env): readonly string[] {
  try {
    read(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.lines
    throw error
  }
  return []
}
