import { captchaRoutes } from './captcha/routes.ts'
import { catalogRoutes } from './catalog/routes.ts'
import { contentRoutes } from './content/routes.ts'
import type { Context } from './context.ts'
import { counterRoutes } from './counter/routes.ts'
import { deskCatalogRoutes } from './desk/catalog/routes.ts'
import { deskRoutes } from './desk/routes.ts'
import { findStore, storeAccounts } from './drugstore/index.ts'
import { drugstoreRoutes } from './drugstore/routes.ts'
import { employeeRoutes } from './employee/routes.ts'
import { feedRoutes } from './feeds/routes.ts'
import { findSession } from './identity/index.ts'
import { genuineRoutes } from './genuine/routes.ts'
import { giftRoutes } from './gift/routes.ts'
import { identityRoutes } from './identity/routes.ts'
import { jobRoutes } from './job/routes.ts'
import { locationRoutes } from './location/routes.ts'
import { membershipRoutes } from './membership/routes.ts'
import { notificationRoutes } from './notification/routes.ts'
import { orderRoutes } from './order/routes.ts'
import { paymentRoutes } from './payment/routes.ts'
import type { App } from './platform/http/app.ts'
import { LargeBodies } from './platform/http/large-bodies.ts'
import { answersAMinute, limitWork } from './platform/http/limit-work.ts'
import { pageRoutes } from './platform/http/pages.ts'
import { createHttpServer } from './platform/http/server.ts'
import { staticRoutes } from './platform/http/static-files.ts'
import { systemRoutes } from './platform/http/system-routes.ts'
import { pictureRoutes } from './picture/routes.ts'
import { purchaseRoutes } from './purchase/routes.ts'
import { replenishRoutes } from './replenish/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { findStaff } from './staff/index.ts'
import { staffRoutes } from './staff/routes.ts'
import { surveyRoutes } from './survey/routes.ts'
import { vaccineRoutes } from './vaccine/routes.ts'
import { voucherRoutes } from './voucher/routes.ts'

export interface AppOptions {
  isStopping?: () => boolean
  /** What stands beside the shop's own routes: the demo's sandbox. */
  addRoutes?: (app: App) => void
  /** Tests check every answer against its endpoint's schema. */
  checkAnswers?: boolean
  /** Without the built web half only the API is served. */
  withPages?: boolean
}

/** The whole shop on one server; it does not listen yet. */
export async function buildApp(ctx: Context, options: AppOptions = {}): Promise<App> {
  const fastify = await createHttpServer(ctx)
  const app: App = {
    fastify,
    ctx,
    routes: new Map(),
    rawRoutes: new Map(),
    largeBodies: new LargeBodies(),
    waitForAnswer: limitWork(ctx.config.rateLimits, answersAMinute),
    findSession,
    findStaff,
    findStore,
    checkAnswers: options.checkAnswers ?? false,
  }
  systemRoutes(app, options.isStopping ?? (() => false))
  settingsRoutes(app)
  pictureRoutes(app)
  locationRoutes(app)
  contentRoutes(app)
  catalogRoutes(app)
  vaccineRoutes(app)
  notificationRoutes(app)
  captchaRoutes(app)
  identityRoutes(app)
  staffRoutes(app, [storeAccounts])
  employeeRoutes(app)
  genuineRoutes(app)
  voucherRoutes(app)
  giftRoutes(app)
  membershipRoutes(app)
  paymentRoutes(app)
  orderRoutes(app)
  replenishRoutes(app)
  counterRoutes(app)
  surveyRoutes(app)
  purchaseRoutes(app)
  drugstoreRoutes(app)
  deskCatalogRoutes(app)
  deskRoutes(app)
  jobRoutes(app)
  feedRoutes(app)
  options.addRoutes?.(app)
  if (options.withPages ?? true) {
    await staticRoutes(app)
    await pageRoutes(app)
  }
  return app
}
