import { z } from 'zod'
import type { CacheTag } from './cache-tags.ts'
import type { RefusalCode } from './errors.ts'
import type { Permission } from './staff/permissions.ts'

/**
 * Who may call an endpoint. Deny by default: an endpoint without an actor does not compile. `staff` is
 * whoever is logged in to the back office, `staff:…` those with that permission. `store` is whoever is
 * logged in at a pharmacy, for that pharmacy alone; `store:owner` its owner; `store|staff:…` a pharmacy
 * or the back office.
 */
export type Actor =
  | 'anyone'
  | 'member'
  | 'store'
  | 'store:owner'
  | 'partner'
  | 'devTools'
  | 'staff'
  | `staff:${Permission}`
  | `store|staff:${Permission}`

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

export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  method: Method
  /** Below `/api`, parameters in braces: `/order/{code}`. */
  path: `/${string}`
  actor: Actor
  /** One line for the API's readers. */
  summary: string
  /** Path parameters, query (GET, DELETE) or body (the rest), merged into one object. */
  input: I
  output: O
  /** Refusals this endpoint can give besides bad input, actor checks, rate limits and faults. */
  errors: readonly RefusalCode[]
  /** The caller must send an `Idempotency-Key`. */
  idempotent?: true
  /** Also for a pharmacy's account whose drawn password was not replaced yet; nothing else of a store is. */
  beforeNewPassword?: true
  /** Bytes of body it takes where the usual limit is too small: pictures. */
  bodyLimit?: number
  /**
   * The screens that call it say themselves what was refused: at a field, in a form or a question, by a card
   * or a queue. Left out, the notice of failed calls tells it (docs/decisions/0035); a GET is never told there.
   */
  toldInPlace?: true
  cache?: CachePolicy<z.output<I>, z.output<O>>
}

export type Input<E extends Endpoint> = z.input<E['input']>
export type ParsedInput<E extends Endpoint> = z.output<E['input']>
export type Output<E extends Endpoint> = z.output<E['output']>

/** Declares one endpoint; both sides of the wire are typed from it. */
export function endpoint<I extends z.ZodType, O extends z.ZodType>(
  definition: Endpoint<I, O>,
): Endpoint<I, O> {
  return definition
}

/** The name under which an endpoint is known: `GET /order/{code}`. */
export function endpointKey(definition: Pick<Endpoint, 'method' | 'path'>): string {
  return `${definition.method} ${definition.path}`
}

/** Whether a call's failure is left to the screen that made it. */
export function isToldInPlace({ method, toldInPlace }: Endpoint): boolean {
  // Pages and panels have an error state of their own; what fills in behind them does without.
  return method === 'GET' || toldInPlace === true
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

/** `page` from 1, `limit` 20 by default and at most 100. */
export const pageInput = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .transform((limit) => Math.min(limit, 100))
    .default(20),
}

export const paginateSchema = z.object({
  page: z.int(),
  limit: z.int(),
  total_data: z.int(),
  total_page: z.int(),
})

/** `{ items, paginate }` of some shape. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), paginate: paginateSchema })
}

export interface Page<T> {
  items: T[]
  paginate: z.output<typeof paginateSchema>
}

/** The page object around the rows of one page. */
export function toPage<T>(items: T[], total: number, page: number, limit: number): Page<T> {
  return {
    items,
    paginate: { page, limit, total_data: total, total_page: Math.ceil(total / limit) },
  }
}

/** A query value that may come once, several times, or as `a,b,c`. */
export const listOfText = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : value.split(',')))
  .transform((values) => values.map((value) => value.trim()).filter(Boolean))
  .pipe(z.array(z.string().max(200)).max(100))
