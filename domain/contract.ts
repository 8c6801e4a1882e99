import { z } from 'zod'
import type { CacheTag } from './cache-tags.ts'
import type { RefusalCode } from './errors.ts'
import type { PartnerScope } from './partner/scopes.ts'
import type { Permission } from './staff/permissions.ts'

/** Who has sessions: shoppers, the back office's people and those of pharmacies. */
export type Realm = 'member' | 'staff' | 'pharmacy'

/**
 * Whose session counts, and what it must be. Deny by default: an endpoint without a realm does not compile,
 * nor does one for staff that names no permission. The cookie of another realm is not even read.
 */
export type Access<Policy = CachePolicy> =
  /** No session is looked at, so it is the same for everyone: nothing else may be kept. */
  | { realm: 'none'; cache?: Policy }
  | Guarded<'member'>
  | (Guarded<'staff'> & { permission: Permission | 'any' })
  | (Guarded<'pharmacy'> & { role?: 'owner'; beforeNewPassword?: true })
  /** Either of them; the permission is the back office's. */
  | (Guarded<readonly ['pharmacy', 'staff']> & { permission: Permission })
  /**
   * Programs of partners, by the key in `x-api-key`. An answer is the same for every key that has the scope, so it may
   * be kept for them; nobody else gets it.
   */
  | {
      realm: 'partner'
      scope: PartnerScope | 'any'
      /** Another key of the same partner, in `x-api-key-2`. */
      secondKey?: true
      /** A write, which the partner's own token (`csrf-token`) goes with. */
      csrfToken?: true
      guests?: never
      cache?: Policy
    }
  /** Also for whoever is not logged in; a session is known where there is one. */
  | { realm: Realm | readonly ['pharmacy', 'staff']; guests: true; cache?: never }

interface Guarded<R> {
  realm: R
  guests?: never
  cache?: never
}

/** What of an access there may be: for those who ask what an endpoint declares. */
export interface DeclaredAccess {
  realm: Realm | 'none' | 'partner' | readonly Realm[]
  guests?: true
  permission?: Permission | 'any'
  scope?: PartnerScope | 'any'
  secondKey?: true
  csrfToken?: true
  role?: 'owner'
  /** Also for an account whose drawn password was not replaced yet; nothing else of a pharmacy is. */
  beforeNewPassword?: true
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * An answer that is the same for everyone. A GET is kept ready until one of its tags is dropped; pages
 * bear the tags of all that they have asked for.
 */
export interface CachePolicy<I = unknown, O = unknown> {
  /** What it depends on whatever it answers. */
  tags: readonly CacheTag[]
  /** What more it shows; without an answer it was refused. */
  shows?(input: I, answer: O | null): readonly CacheTag[]
  /** Seconds for which a browser may reuse it unasked; 0 means it asks each time (ETag). */
  maxAge: number
}

export type Endpoint<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  C extends z.ZodType = z.ZodType,
> = Access<CachePolicy<z.output<I>, z.output<O>>> & EndpointFields<I, O, C>

interface EndpointFields<I extends z.ZodType, O extends z.ZodType, C extends z.ZodType> {
  method: Method
  /** Below `/api`, parameters in braces: `/order/{code}`. */
  path: `/${string}`
  /** One line for the API's readers. */
  summary: string
  /** Path parameters, query (GET, DELETE) or body (the rest), merged into one object. */
  input: I
  output: O
  /** Refusals of its use case, its own limits and queues among them; `platformRefusals` stand for every endpoint. */
  errors: readonly RefusalCode[]
  /** What `errors.current` holds where a `conflict` says that somebody else changed the record first. */
  current?: C
  /** The caller must send an `Idempotency-Key`. */
  idempotent?: true
  /**
   * Said where a GET for staff is registered: a standby may answer it, a moment behind what others write (docs/decisions/0147). Never of what
   * somebody buys, spends or proves: cart, stock, points, codes. `test/standby-list.test.ts` holds which these are.
   */
  mayBeBehind?: true
  /** Bytes of body it takes where the usual limit is too small: pictures. */
  bodyLimit?: number
  /**
   * The screens that call it say themselves what was refused: at a field, in a form or a question, by a card
   * or a queue. Left out, the notice of failed calls tells it (docs/decisions/0035); a GET is never told there.
   */
  errorsShownInPlace?: true
}

/**
 * What the platform refuses around every endpoint: bad input, whoever is not the actor, a write without proof,
 * a body too large, its limits by address, a fault, a database that is away. No endpoint declares these.
 */
export const platformRefusals: readonly RefusalCode[] = [
  'invalidInput',
  'unauthenticated',
  'forbidden',
  'newPasswordRequired',
  'csrfInvalid',
  'payloadTooLarge',
  'unsupportedMediaType',
  'rateLimited',
  'busy',
  'internal',
]

/** Whether the use case of an endpoint may refuse so: what a caller does about a limit or a queue is said there. */
export function declares({ errors }: Pick<Endpoint, 'errors'>, code: RefusalCode): boolean {
  return errors.includes(code) || code === 'invalidInput' || code === 'unauthenticated'
}

export type Input<E extends Endpoint> = z.input<E['input']>
export type ParsedInput<E extends Endpoint> = z.output<E['input']>
export type Output<E extends Endpoint> = z.output<E['output']>
/** What a `conflict` brings along: the record as it is now. */
export type Current<E extends Endpoint> = z.output<NonNullable<E['current']>>

/** Declares one endpoint; both sides of the wire are typed from it. */
export function endpoint<
  I extends z.ZodType,
  O extends z.ZodType,
  C extends z.ZodType = z.ZodUndefined,
>(definition: Endpoint<I, O, C>): Endpoint<I, O, C> {
  return definition
}

/** Whose sessions count for it; a partner's key is no session. */
export function realmsOf({ realm }: Pick<DeclaredAccess, 'realm'>): readonly Realm[] {
  if (realm === 'none' || realm === 'partner') return []
  return typeof realm === 'string' ? [realm] : realm
}

/** Whether it is for nobody but who is logged in. */
export function needsLogin({ realm, guests }: DeclaredAccess): boolean {
  return realm !== 'none' && !guests
}

/** The name under which an endpoint is known: `GET /order/{code}`. */
export function endpointKey(definition: Pick<Endpoint, 'method' | 'path'>): string {
  return `${definition.method} ${definition.path}`
}

/** Whether a call's failure is left to the screen that made it. */
export function areErrorsShownInPlace({ method, errorsShownInPlace }: Endpoint): boolean {
  // Pages and panels have an error state of their own; what fills in behind them does without.
  return method === 'GET' || errorsShownInPlace === true
}

const pathParameter = /\{(\w+)\}/g

/** Splits an input into the path with its parameters filled in and what remains. */
export function fillPath(
  path: string,
  input: Record<string, unknown>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input }
  const filled = path.replace(pathParameter, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(input[name]))
  })
  return { path: filled, rest }
}

/** A query value that may come once, several times, or as `a,b,c`. */
export const listOfText = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : value.split(',')))
  .transform((values) => values.map((value) => value.trim()).filter(Boolean))
  .pipe(z.array(z.string().max(200)).max(100))
