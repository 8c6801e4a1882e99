import { withSandboxBeacon } from '#sandbox/beacon.ts'
import { withSandboxCarriers } from '#sandbox/carriers/routes.ts'
import { withSandboxCaptcha } from '#sandbox/captcha/services.ts'
import { paidInSandbox } from '#sandbox/pay/providers.ts'
import { sandboxRoutes } from '#sandbox/routes.ts'
import { loadConfig, type Config } from '#server/platform/env.ts'
import { StartFailure } from '#server/platform/start-failure.ts'
import { runShop } from '#server/run.ts'

// A masked copy of a shop, with who plays gateways, bank and couriers: nothing of it reaches the real ones.
await runShop(
  () =>
    withSandboxCarriers(
      withSandboxCaptcha(withSandboxBeacon(paidInSandbox(ensureStaging(loadConfig())))),
    ),
  {
    load: () => Promise.resolve(),
    routes: (app) => sandboxRoutes(app, null),
    announce: ({ devTools, publicUrl }) => [
      'Bản sao đã che, dùng để thử: không gửi tin, không thu tiền thật.',
      ...(devTools ? [`Tin nhắn đã gửi: ${publicUrl}/dev/`] : []),
    ],
  },
)

function ensureStaging(config: Config): Config {
  if (config.appEnv === 'staging') return config
  throw new StartFailure('bin/staging-shop.ts runs a masked copy: set APP_ENV=staging.')
}
