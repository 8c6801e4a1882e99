import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { publishedCredentials } from '#server/adapters/payments/published-credentials.ts'
import { type Env, readConfig } from '#server/platform/env.ts'
import { paidInSandbox } from './providers.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'anlanh-providers-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const read = (env: Env) => paidInSandbox(readConfig({ DATA_DIR: dataDir, ...env }))

test('the demo is paid in the sandbox, which its own server reaches over loopback', () => {
  const { payments } = read({ PUBLIC_URL: 'https://demo.example', HOST: '0.0.0.0', PORT: '8080' })
  expect(payments?.vnpay).toMatchObject({
    payUrl: 'https://demo.example/dev/pay/vnpay/',
    apiUrl: 'http://127.0.0.1:8080/dev/pay/vnpay/api',
  })
  expect(payments?.cybersource?.payUrl).toBe('https://demo.example/dev/pay/cybersource/')
  expect(payments?.bank?.feedKey).toBe(publishedCredentials.bank.feedKey)
  expect(read({ HOST: '::1' }).payments?.vnpay?.apiUrl).toContain('http://[::1]:3000/')
  expect(read({ HOST: '10.0.0.5' }).payments?.vnpay?.apiUrl).toContain('http://10.0.0.5:3000/')
})

test('without dev tools nobody plays the providers that are not set up', () => {
  expect(read({ DEV_TOOLS: 'off' }).payments).toEqual({})
})

test('a provider that is set up takes the money, in the demo too', () => {
  const { payments } = read({
    VNPAY_TMN_CODE: 'ANLANH01',
    VNPAY_HASH_SECRET: 'vnpay-secret',
    VNPAY_PAY_URL: 'https://pay.vnpay.vn/vpcpay.html',
  })
  expect(payments?.vnpay).toMatchObject({ tmnCode: 'ANLANH01' })
  expect(payments?.bank?.feedKey).toBe(publishedCredentials.bank.feedKey)
})
