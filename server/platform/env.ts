import { randomBytes } from 'node:crypto'
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import { isIP } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { seconds } from '#domain/kernel/durations.ts'
import {
  beaconVariables,
  listUnsafeBeaconValues,
  readBeacon,
  type BeaconService,
} from '../adapters/beacon/env.ts'
import type { CaptchaServices } from '../adapters/captcha/services.ts'
import {
  listUnsafeMessageValues,
  messageVariables,
  messageVariablesTogether,
  readMessageProviders,
  type MessageProviders,
} from '../adapters/messages/env.ts'
import {
  listUnsafePaymentValues,
  paymentVariables,
  paymentVariablesTogether,
  readPaymentProviders,
  type PaymentProviders,
} from '../adapters/payments/env.ts'
import type { CarrierServices } from '../adapters/carriers/services.ts'
import { readUrls } from './standbys/read-urls.ts'
import { StartFailure } from './start-failure.ts'

export interface Config {
  readonly port: number
  readonly host: string
  /** Absolute; exists and can be written once the configuration was read. */
  readonly dataDir: string
  /** Absolute; where `npm run backup` puts the embedded database's copies and its log. */
  readonly backupDir: string
  /** How many of them are kept. */
  readonly backupKeep: number
  /** None: the embedded PostgreSQL in `dataDir` is used. */
  readonly databaseUrl: string | undefined
  /** Standbys that answer what may be a moment behind, one URL each (docs/decisions/0147). */
  readonly databaseReadUrls?: readonly string[] | undefined
  /** `staging`: a masked copy of a shop (docs/operations/staging.md). */
  readonly appEnv: 'demo' | 'production' | 'staging'
  readonly devTools: boolean
  /** Serves the API's description to everybody. */
  readonly apiDocs: boolean
  readonly rateLimits: boolean
  readonly captcha: boolean
  /** Off: orders of products that are fought over wait for their shelf in the database (docs/decisions/0140). */
  readonly hotProducts?: boolean
  /** Off: a process that is behind takes on whatever comes (docs/decisions/0141). */
  readonly shedding?: boolean
  /** Ours asks, whatever staff chose: the way back in when the chosen provider keeps everybody out. */
  readonly captchaOfOurs?: boolean
  /** Where outside captchas are found; in the demo and tests a sandbox. */
  readonly captchaServices?: CaptchaServices
  /** Where carriers are found; in the demo and tests a sandbox. */
  readonly carrierServices?: CarrierServices
  /** Milliseconds that a carrier has to answer, where tests do not wait as long as people. */
  readonly carrierTimeout?: number
  /** Addresses and CIDR ranges whose `X-Forwarded-*` headers are believed. */
  readonly trustedProxies: readonly string[]
  readonly role: 'web' | 'worker' | 'both'
  /** Milliseconds in which a process that is told to stop still takes requests, until the proxy before it has left. */
  readonly leaveFor: number
  /** With it, `/api/metrics` also answers callers that are not on loopback. */
  readonly metricsToken: string | undefined
  /** Where people reach the shop, without a trailing slash. */
  readonly publicUrl: string
  /** Signs cookies and derives keys; at least 32 characters. */
  readonly secretKey: string
  /** Other keys whose values are good: the one to come, and the one before (docs/decisions/0146). */
  readonly acceptedKeys?: readonly string[]
  readonly acceptedCodeKeys?: readonly string[]
  /** Kept in the database; read at start. */
  readonly formerKeys?: readonly string[]
  readonly formerCodeKeys?: readonly string[]
  readonly firstKeyMark?: string
  /** What a new password's hash costs; only tests, which make thousands, set less than the full cost. */
  readonly passwordCost?: { memoryCost: number; timeCost: number; parallelism: number }
  /** A key stands in the environment, not in a file of `dataDir`. */
  readonly keysFromOutside?: boolean
  /** Hashes genuine-goods codes; without it a key is derived from `secretKey`. */
  readonly codeKey?: string
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Who carries messages to phones; without any, only the demo's local outbox takes them. */
  readonly messages?: MessageProviders
  /** Who takes money; without any, only cash on delivery is offered. */
  readonly payments?: PaymentProviders
  /** Where public randomness comes from; without it, campaigns of chance are without a beacon. */
  readonly beacon?: BeaconService
}

export type Env = Readonly<Record<string, string | undefined>>

/** Beside `secret-key` in DATA_DIR. */
export const acceptedKeysFile = 'secret-keys-accepted'

/** Wrong variables, each named in one line. */
export class ConfigError extends StartFailure {
  override readonly name = 'ConfigError'
}

/** The configuration of this process: the only reader of `process.env`. */
export function loadConfig(): Config {
  return readConfig(process.env)
}

export function readConfig(env: Env): Config {
  const parsed = variables.safeParse(withoutEmpty(env))
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(lineOf))
  const value = parsed.data
  const [production, staging] = [value.APP_ENV === 'production', value.APP_ENV === 'staging']
  const dataDir = resolve(value.DATA_DIR)
  ensureWritable(dataDir)
  const { PORT: port, HOST: host } = value
  return Object.freeze({
    port,
    host,
    dataDir,
    backupDir: resolve(value.BACKUP_DIR ?? join(dataDir, 'backups')),
    backupKeep: value.BACKUP_KEEP,
    databaseUrl: value.DATABASE_URL,
    databaseReadUrls: value.DATABASE_READ_URL,
    appEnv: value.APP_ENV,
    devTools: value.DEV_TOOLS ?? !production,
    apiDocs: value.API_DOCS ?? !production,
    rateLimits: value.RATE_LIMITS,
    captcha: value.CAPTCHA !== 'off',
    hotProducts: value.HOT_PRODUCTS,
    shedding: value.SHEDDING,
    captchaOfOurs: value.CAPTCHA === 'own',
    trustedProxies: Object.freeze(value.TRUSTED_PROXIES),
    role: value.ROLE,
    leaveFor: seconds(value.LEAVE_SECONDS ?? (production && value.ROLE === 'web' ? 5 : 0)),
    metricsToken: value.METRICS_TOKEN,
    publicUrl: value.PUBLIC_URL ?? localUrl(host, port),
    secretKey: value.SECRET_KEY ?? keptSecretKey(dataDir),
    acceptedKeys: value.SECRET_KEY_ACCEPTED ?? (value.SECRET_KEY ? [] : keptAcceptedKeys(dataDir)),
    codeKey: value.CODE_KEY,
    acceptedCodeKeys: value.CODE_KEY_ACCEPTED,
    keysFromOutside: value.SECRET_KEY !== undefined || value.CODE_KEY !== undefined,
    logLevel: value.LOG_LEVEL,
    // A copy's people are not real: whatever the variables say, nothing goes out to a phone or takes money.
    messages: Object.freeze(staging ? {} : readMessageProviders(value)),
    payments: Object.freeze(staging ? {} : readPaymentProviders(value)),
    beacon: readBeacon(value),
  })
}

const onOff = z
  .enum(['on', 'off'], { error: ({ input }) => `must be on or off, not "${input}"` })
  .transform((value) => value === 'on')

function oneOf<const T extends readonly string[]>(...values: T) {
  const list = `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
  return z.enum(values, { error: ({ input }) => `must be ${list}, not "${input}"` })
}

const togetherNeeded = [...messageVariablesTogether, ...paymentVariablesTogether] as const

const keyField = z.string().min(32, 'must have at least 32 characters')

const keyList = z
  .string()
  .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
  .refine((keys) => keys.every((key) => key.length >= 32), 'has a key of less than 32 characters')

const variables = z
  .object({
    PORT: z
      .string()
      .default('3000')
      .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, {
        error: ({ input }) => `must be a port number from 0 to 65535, not "${input}"`,
      })
      .transform(Number),
    HOST: z
      .string()
      .default('127.0.0.1')
      .refine((value) => isIP(value) > 0 || /^[a-z0-9.-]+$/i.test(value), {
        error: ({ input }) => `must be an address or a host name, not "${input}"`,
      }),
    DATA_DIR: z.string().default('.data'),
    BACKUP_DIR: z.string().optional(),
    BACKUP_KEEP: z
      .string()
      .default('7')
      .refine((text) => /^[1-9]\d{0,2}$/.test(text), {
        error: ({ input }) => `must be a number from 1 to 999, not "${input}"`,
      })
      .transform(Number),
    DATABASE_URL: z
      .string()
      .refine((value) => !severalHosts.test(value), {
        error:
          'names several hosts: put a proxy before them that knows who leads (docs/operations/cluster.md)',
        abort: true,
      })
      .refine(isPostgresUrl, 'must be like postgresql://user:password@host:5432/database')
      .optional(),
    DATABASE_READ_URL: z
      .string()
      .transform(readUrls)
      .refine(
        (urls) => urls.every(isPostgresUrl),
        'must be like postgresql://user:password@host1:5432,host2:5432/database',
      )
      .optional(),
    APP_ENV: oneOf('demo', 'production', 'staging').default('demo'),
    DEV_TOOLS: onOff.optional(),
    API_DOCS: onOff.optional(),
    RATE_LIMITS: onOff.default(true),
    HOT_PRODUCTS: onOff.optional(),
    SHEDDING: onOff.optional(),
    CAPTCHA: oneOf('on', 'own', 'off').default('on'),
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
      .superRefine((ranges, context) => {
        const wrong = ranges.find((range) => !isRange(range))
        if (wrong) context.addIssue(`has "${wrong}", which is neither an address nor a CIDR range`)
      }),
    ROLE: oneOf('web', 'worker', 'both').default('both'),
    LEAVE_SECONDS: z
      .string()
      .refine((value) => /^\d{1,2}$/.test(value) && Number(value) <= 60, {
        error: ({ input }) => `must be a number of seconds from 0 to 60, not "${input}"`,
      })
      .transform(Number)
      .optional(),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    PUBLIC_URL: z
      .string()
      .refine(isWebOrigin, {
        error: ({ input }) => `must be like https://shop.example without a path, not "${input}"`,
      })
      .transform((value) => new URL(value).origin)
      .optional(),
    SECRET_KEY: keyField.optional(),
    SECRET_KEY_ACCEPTED: keyList.optional(),
    CODE_KEY: keyField.optional(),
    CODE_KEY_ACCEPTED: keyList.optional(),
    LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
    ...messageVariables,
    ...paymentVariables,
    ...beaconVariables,
  })
  .superRefine((value, context) => {
    const refuse = (name: string, text: string) =>
      context.addIssue({ code: 'custom', path: [name], message: text })
    for (const names of togetherNeeded) {
      const given = names.find((name) => value[name] !== undefined)
      for (const name of names) {
        if (given && value[name] === undefined) refuse(name, `is required with ${given}`)
      }
    }
    if (value.DATABASE_READ_URL && !value.DATABASE_URL) {
      refuse('DATABASE_READ_URL', 'needs DATABASE_URL, whose standbys it names')
    }
    if (value.APP_ENV !== 'production') return
    for (const { name, text } of [
      ...listUnsafeMessageValues(value),
      ...listUnsafePaymentValues(value),
      ...listUnsafeBeaconValues(value),
    ]) {
      refuse(name, `${text} with APP_ENV=production`)
    }
    if (value.DEV_TOOLS) refuse('DEV_TOOLS', 'cannot be on with APP_ENV=production')
    if (!value.RATE_LIMITS) refuse('RATE_LIMITS', 'cannot be off with APP_ENV=production')
    if (value.CAPTCHA === 'off') refuse('CAPTCHA', 'cannot be off with APP_ENV=production')
    const everybody = value.TRUSTED_PROXIES.find((range) => /\/0+$/.test(range))
    if (everybody) {
      refuse('TRUSTED_PROXIES', `cannot be everybody (${everybody}) with APP_ENV=production`)
    }
    // On one machine a key drawn once and kept in DATA_DIR does; several processes must share one.
    if (!value.SECRET_KEY && value.DATABASE_URL) {
      refuse(
        'SECRET_KEY',
        'is required with APP_ENV=production and DATABASE_URL, at least 32 characters',
      )
    }
  })

/** `PORT=` in a shell or a compose file means: not set. */
function withoutEmpty(env: Env): Env {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
}

function lineOf(issue: z.core.$ZodIssue): string {
  return `${issue.path[0]?.toString()} ${issue.message}.`
}

/** As libpq takes them: `host1:5432,host2:5432`. */
const severalHosts = /^postgres(ql)?:\/\/([^/?]*@)?[^/?@]*,/

function isPostgresUrl(value: string): boolean {
  return /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '')
}

function isWebOrigin(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search
}

function isRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

function localUrl(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${isIP(name) === 6 ? `[${name}]` : name}:${port}`
}

function ensureWritable(dataDir: string): void {
  try {
    ensureDirectory(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? cause.code : cause
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be written (${reason}).`, { cause })
  }
}

/** Not mkdir's own `recursive`: it never returns where a folder can never be made, such as /proc. */
function ensureDirectory(path: string): void {
  if (existsSync(path)) return
  ensureDirectory(dirname(path))
  mkdirSync(path)
}

/** What `npm run keys -- --renew` has put aside, a key a line. */
function keptAcceptedKeys(dataDir: string): string[] {
  const path = join(dataDir, acceptedKeysFile)
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8').split('\n').filter(Boolean)
}

/** Without one in the environment the key is drawn once and kept, so that a restart signs nobody out. */
function keptSecretKey(dataDir: string): string {
  const path = join(dataDir, 'secret-key')
  try {
    const file = openSync(path, 'wx', 0o600)
    writeSync(file, randomBytes(32).toString('base64url'))
    closeSync(file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(path, 'utf8')
}
