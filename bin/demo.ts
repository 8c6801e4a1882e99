import { withSandboxBeacon } from '#sandbox/beacon.ts'
import { withSandboxCarriers } from '#sandbox/carriers/routes.ts'
import { withSandboxCaptcha } from '#sandbox/captcha/services.ts'
import { paidInSandbox } from '#sandbox/pay/providers.ts'
import { sandboxRoutes } from '#sandbox/routes.ts'
import { staffRoleLabels } from '#domain/staff/permissions.ts'
import { demoLogins } from '#seed/demo-logins.ts'
import { loadWholeDemo } from '#seed/load/whole-demo.ts'
import { loadConfig, type Config } from '#server/platform/env.ts'
import { StartFailure } from '#server/platform/start-failure.ts'
import { runShop } from '#server/run.ts'

// The shop with what makes it a demo: data, published logins, and who plays gateways, bank and couriers.
await runShop(
  () =>
    withSandboxCarriers(
      withSandboxCaptcha(withSandboxBeacon(paidInSandbox(ensureDemo(loadConfig())))),
    ),
  {
    load: loadWholeDemo,
    routes: (app) => sandboxRoutes(app, demoLogins),
    announce,
  },
)

function ensureDemo(config: Config): Config {
  if (config.appEnv === 'demo') return config
  throw new StartFailure(
    'bin/demo.ts runs the demo: run server/main.ts with APP_ENV=production instead.',
  )
}

function announce({ devTools, publicUrl }: Config): string[] {
  if (!devTools) return []
  const { admin, member, pharmacy, staff } = demoLogins
  return [
    `Tin nhắn đã gửi: ${publicUrl}/dev/`,
    `Thành viên dùng thử: ${member.phone}, mật khẩu ${member.password}`,
    `Nhà thuốc: ${publicUrl}/nha-thuoc/?id=${pharmacy.code} – ${pharmacy.username}, mật khẩu ${pharmacy.password}`,
    `Quản trị: ${publicUrl}/quan-tri/ – ${admin.username}, mật khẩu ${admin.password}, mã 6 số ở ${publicUrl}/dev/`,
    `Cũng ở trang quản trị, cùng mật khẩu và mã: ${staff.map(({ role, username }) => `${username} (${staffRoleLabels[role]})`).join(', ')}`,
  ]
}
