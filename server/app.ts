import { bellRoutes } from './bell/index.ts'
import { openBrand, type BrandKeeper } from './brand/index.ts'
import { brandRoutes } from './brand/routes.ts'
import { captchaOriginsOf } from './captcha/index.ts'
import { captchaRoutes } from './captcha/routes.ts'
import { chatRoutes } from './chat/index.ts'
import { catalogRoutes } from './catalog/routes.ts'
import type { Context } from './context.ts'
import { counterRoutes } from './counter/routes.ts'
import { customerRoutes } from './customer/index.ts'
import { dataRequestRoutes } from './data-request/index.ts'
import { mergeRoutes } from './merge/index.ts'
import { backofficeCatalogRoutes } from './backoffice/catalog/routes.ts'
import { backofficeRoutes } from './backoffice/routes.ts'
import { pharmacyAccounts, pharmacySessions } from './pharmacy/index.ts'
import { pharmacyRoutes } from './pharmacy/routes.ts'
import { employeeRoutes } from './employee/routes.ts'
import { registerFigures } from './figures.ts'
import { feedRoutes } from './feeds/routes.ts'
import { memberSessions } from './identity/index.ts'
import { genuineRoutes } from './genuine/routes.ts'
import { listGamePages } from './game/index.ts'
import { gameRoutes } from './game/routes.ts'
import { giftRoutes } from './gift/routes.ts'
import { identityRoutes } from './identity/routes.ts'
import { loyaltyRoutes } from './loyalty/routes.ts'
import { healthRoutes, readPublicStatus } from './health/index.ts'
import { jobRoutes } from './job/index.ts'
import { locationRoutes } from './location/routes.ts'
import { mediaRoutes } from './media/index.ts'
import { membershipRoutes } from './membership/routes.ts'
import { notificationRoutes } from './notification/routes.ts'
import { openingRoutes } from './opening/routes.ts'
import { isShopOpen } from './settings/index.ts'
import { orderRoutes } from './order/routes.ts'
import { openPartnerDoor } from './partner/index.ts'
import { partnerRoutes } from './partner/routes.ts'
import { shippingRoutes } from './shipping/index.ts'
import { paymentRoutes } from './payment/routes.ts'
import { Refusal } from '#domain/errors.ts'
import type { DatabasePulse } from './platform/database-pulse.ts'
import type { App } from './platform/http/app.ts'
import { leaveAfterAnswers } from './platform/http/bound-connections.ts'
import { IncidentBook } from './platform/http/incident-book.ts'
import { LargeBodies } from './platform/http/large-bodies.ts'
import { answersAMinute, limitWork } from './platform/http/limit-work.ts'
import { usualPatience, type Patience } from './platform/http/patience.ts'
import { refuseInSilence } from './platform/http/refuse-in-silence.ts'
import { shedLoad, type LoadGate } from './platform/http/shed-load.ts'
import { pageRoutes } from './platform/http/pages.ts'
import { createHttpServer, sendRefusal } from './platform/http/server.ts'
import { staticRoutes } from './platform/http/static-files.ts'
import { systemRoutes } from './platform/http/system-routes.ts'
import { pictureRoutes } from './picture/routes.ts'
import { lists, recordKinds, tableFiles } from './record-kinds.ts'
import { resourceRoutes } from './resource/routes.ts'
import { purchaseRoutes } from './purchase/routes.ts'
import { subscriptionRoutes } from './subscription/routes.ts'
import { questionRoutes } from './question/index.ts'
import { authenticateBy } from './session/index.ts'
import { settingsRoutes } from './settings/routes.ts'
import { staffSessions } from './staff/index.ts'
import { staffRoutes } from './staff/routes.ts'
import { publishingRoutes } from './publishing/index.ts'
import { reviewRoutes } from './review/routes.ts'
import { surveyRoutes } from './survey/routes.ts'
import { mergeOrigins } from '#domain/tags/origins.ts'
import { tagOriginsOf, tagRoutes } from './tags/index.ts'
import { vaccineRoutes } from './vaccine/routes.ts'
import { voucherRoutes } from './voucher/routes.ts'

export interface AppOptions {
  /** Of the process that it is part of; alone it reads its own. */
  brand?: BrandKeeper
  isStopping?: () => boolean
  /** What a process that is behind takes on; without one, everything. */
  gate?: LoadGate
  /** Whether the database answers; without it nobody knows. */
  pulse?: DatabasePulse
  /** Another than the usual one: stories on a busy machine. */
  patience?: Patience
  /** What stands beside the shop's own routes: the demo's sandbox. */
  addRoutes?: (app: App) => void
  /** Tests check every answer against its endpoint's schema, every refusal against its `errors`. */
  checkAnswers?: boolean
  /** Without the built web half only the API is served. */
  withPages?: boolean
}

/** The whole shop on one server; it does not listen yet. */
export async function buildApp(ctx: Context, options: AppOptions = {}): Promise<App> {
  const partnerDoor = openPartnerDoor(ctx)
  const incidents = new IncidentBook(ctx)
  const fastify = await createHttpServer(ctx, partnerDoor, incidents)
  const brand = options.brand ?? (await openBrand(ctx))
  fastify.addHook('onRequest', () => brand.fresh())
  fastify.addHook('onClose', async () => brand.close())
  fastify.addHook('onClose', () => incidents.close())
  const app: App = {
    fastify,
    ctx,
    routes: new Map(),
    rawRoutes: new Map(),
    largeBodies: new LargeBodies(),
    waitForAnswer: limitWork(ctx.config.rateLimits, answersAMinute),
    authenticate: authenticateBy({
      member: memberSessions,
      staff: staffSessions,
      pharmacy: pharmacySessions,
    }),
    sendBusyPage: (reply, retryAfter) =>
      void sendRefusal(reply, new Refusal('busy', { retryAfter })),
    outsideOrigins: async (of, pathname) =>
      mergeOrigins(await tagOriginsOf(of, pathname), await captchaOriginsOf(of)),
    patience: options.patience ?? usualPatience,
    isOpen: isShopOpen,
    publicStatus: readPublicStatus,
    partnerDoor,
    incidents,
    checkAnswers: options.checkAnswers ?? false,
    undeclared: [],
  }
  const isStopping = options.isStopping ?? (() => false)
  leaveAfterAnswers(fastify.server, isStopping)
  registerFigures(ctx)
  if (options.pulse) refuseInSilence(app, options.pulse)
  if (options.gate) shedLoad(app, options.gate)
  systemRoutes(app, isStopping, options.pulse)
  settingsRoutes(app)
  tagRoutes(app)
  pictureRoutes(app)
  brandRoutes(app, brand)
  locationRoutes(app)
  catalogRoutes(app)
  vaccineRoutes(app)
  notificationRoutes(app)
  captchaRoutes(app)
  identityRoutes(app)
  staffRoutes(app, [pharmacyAccounts])
  employeeRoutes(app)
  genuineRoutes(app)
  loyaltyRoutes(app)
  voucherRoutes(app)
  giftRoutes(app)
  membershipRoutes(app)
  shippingRoutes(app)
  paymentRoutes(app)
  orderRoutes(app)
  subscriptionRoutes(app)
  counterRoutes(app)
  surveyRoutes(app)
  gameRoutes(app)
  publishingRoutes(app)
  mediaRoutes(app)
  reviewRoutes(app)
  questionRoutes(app)
  chatRoutes(app)
  bellRoutes(app)
  customerRoutes(app)
  dataRequestRoutes(app)
  mergeRoutes(app)
  purchaseRoutes(app)
  pharmacyRoutes(app, listGamePages)
  partnerRoutes(app)
  openingRoutes(app)
  backofficeCatalogRoutes(app)
  backofficeRoutes(app, recordKinds)
  resourceRoutes(app, lists, { kinds: recordKinds, files: tableFiles })
  jobRoutes(app)
  healthRoutes(app)
  feedRoutes(app)
  options.addRoutes?.(app)
  if (options.withPages ?? true) {
    await staticRoutes(app)
    await pageRoutes(app)
  }
  return app
}
