import type { Pool } from 'pg'
import type { PharmacyRole } from '#domain/session/pharmacy-roles.ts'
import type { PartnerScope } from '#domain/partner/scopes.ts'
import type { StaffRole } from '#domain/staff/permissions.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/db.ts'
import type { Config } from './platform/env.ts'
import type { LiveHub } from './platform/live.ts'
import type { Log } from './platform/log.ts'
import type { Metrics } from './platform/metrics.ts'
import type { ChangeBus } from './platform/change-bus.ts'
import type { Standbys } from './platform/standbys/standbys.ts'
import type { JobRunner } from './platform/jobs/job-runner.ts'
import type { PublicCache } from './platform/answers/public-cache.ts'
import type { RateLimits } from './platform/rate-limit.ts'

/** Everything a use case may need, built once in main.ts and passed along. */
export interface Context {
  db: Db
  /** A few connections for what a transaction waits for on the side: who has one of these waits for none of the others. */
  asideDb: Db
  pool: Pool
  /** What answers reads that may be a moment behind, where there is such (docs/decisions/0147). */
  standbys?: Standbys | undefined
  clock: Clock
  config: Config
  log: Log
  cache: PublicCache
  changeBus: ChangeBus
  /** Who wants to know at once that something changed: open pages of buyers and of the back office. */
  live: LiveHub
  limits: RateLimits
  metrics: Metrics
  outbox: Pick<JobRunner, 'wake'>
}

/** Who sent a request, as far as a use case may know. */
export interface Caller {
  /** The peer's IP address, or what a trusted proxy forwarded. */
  ip: string
  requestId: string
  /**
   * Told by what reads content in time: an answer is kept no longer than this. Nobody has to do anything at the
   * moment, and no timer can be late.
   */
  keepUntil?: (moment: Date) => void
  /** The moment at which staff look at the shop; content in time is shown as it is then. */
  asOf?: Date
  /** The cookie that carries it. */
  asOfCookie?: SessionCookie
  idempotencyKey?: string
  /** What the sending browser alone knows: with it the key's answer is its own. */
  idempotencySecret?: string
  /** What the browser calls itself. */
  userAgent?: string
  member?: SignedInMember
  /** A pharmacy's session. */
  pharmacy?: SignedInPharmacy
  /** The pharmacy that the header `drugstoreId` names, as it was written, whether it exists or not. */
  pharmacyCode?: string
  /** A back-office session. */
  staff?: SignedInStaff
  /** The program of a partner, by its key. */
  partner?: SignedInPartner
  /** What the browser is remembered by, logged in or not. */
  browser?: string
  /** The cookie that carries it. */
  browserCookie?: SessionCookie
  /** What a browser proved to play games with, sealed (`server/game/player.ts`). */
  player?: string
  /** The cookie that carries it. */
  playerCookie?: SessionCookie
  /** The secret by which a guest's conversations are known (`server/chat/visitor.ts`). */
  chat?: string
  /** The cookie that carries it. */
  chatCookie?: SessionCookie
  /** The browser's session cookie, sent with the answer; a page that calls in process has none. */
  sessionCookie?: SessionCookie
  /** The back office's cookie, on its own calls. */
  backofficeCookie?: SessionCookie
  /** The cookie of a pharmacy, named by its exact code: of the one that a call is about or logs in to. */
  pharmacyCookie?: (pharmacyCode: string) => SessionCookie
}

/** What a session tells about its member, known without another query. */
export interface SignedInMember {
  id: number
  sessionId: number
  phone: string
  fullName: string
  /** Works at the company. */
  isEmployee: boolean
}

/** The pharmacy behind a pharmacy session, and who of it is logged in. */
export interface SignedInPharmacy {
  id: number
  code: string
  name: string
  userId: number
  sessionId: number
  username: string
  fullName: string
  role: PharmacyRole
  /** The password was drawn in the back office: a new one is set before anything else. */
  mustChange: boolean
}

/** Who works in the back office. */
export interface SignedInStaff {
  id: number
  sessionId: number
  username: string
  fullName: string
  role: StaffRole
}

/** What a partner's key tells. */
export interface SignedInPartner {
  id: number
  name: string
  keyId: number
  scopes: readonly PartnerScope[]
}

export interface SessionCookie {
  /** `lifetime` in milliseconds. */
  set(token: string, lifetime: number): void
  clear(): void
}
