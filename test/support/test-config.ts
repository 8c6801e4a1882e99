import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '#server/platform/env.ts'
import { sandboxCaptchas } from '#sandbox/captcha/services.ts'
import { sandboxProviders } from '#sandbox/pay/providers.ts'

export const testConfig: Config = {
  port: 0,
  host: '127.0.0.1',
  dataDir: tmpdir(),
  backupDir: join(tmpdir(), 'backups'),
  backupKeep: 7,
  databaseUrl: undefined,
  appEnv: 'demo',
  devTools: true,
  apiDocs: true,
  rateLimits: true,
  captcha: false,
  trustedProxies: [],
  role: 'both',
  leaveFor: 0,
  metricsToken: undefined,
  publicUrl: 'http://shop.test',
  secretKey: 'a-secret-of-the-tests-and-only-of-the-tests',
  passwordCost: { memoryCost: 64, timeCost: 1, parallelism: 1 },
  logLevel: 'silent',
  // Nobody answers there.
  carrierServices: { viettelPost: 'http://127.0.0.1:1', vnPost: 'http://127.0.0.1:1' },
  captchaServices: sandboxCaptchas({ host: '127.0.0.1', port: 1 }),
  // As in the demo; nobody answers what the server asks.
  payments: sandboxProviders({ publicUrl: 'http://shop.test', host: '127.0.0.1', port: 1 }),
}
