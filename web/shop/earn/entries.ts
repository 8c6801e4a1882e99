import * as v from 'valibot'
import { maskCode } from '#domain/genuine/mask.ts'
import type { EarnResult } from '#domain/membership/api.ts'
import { readAs, storedState } from '#web/state/storage.ts'
import { now } from '#web/state/clock.ts'
import { randomKey } from '#web/form/random-key.ts'

/** A code entered in this browser session. */
export interface Entry {
  /** Its idempotency key, made when it was entered: sent again, it is still the same request. */
  key: string
  /** Whose: another member of this browser does not see it. */
  memberId: number
  /** In clear until it is answered, to be sent again; afterwards only masked. */
  code: string | null
  masked: string
  /** Milliseconds since 1970. */
  at: number
  /** The result code; null while there is no answer. */
  result: number | null
  points: number
  product: string
  /** Goods that are called back: the result alone would not say it. */
  isRecalled: boolean
}

const storedEntry = v.object({
  key: v.pipe(v.string(), v.minLength(8)),
  memberId: v.number(),
  code: v.nullable(v.string()),
  masked: v.string(),
  at: v.number(),
  result: v.nullable(v.number()),
  points: v.number(),
  product: v.string(),
  isRecalled: v.boolean(),
})

const max = 60

const entryState = storedState<readonly Entry[]>({
  key: 'earn-entries',
  area: 'session',
  empty: [],
  parse: (text) => readAs(v.array(storedEntry), text) ?? [],
  serialize: (entries) => JSON.stringify(entries),
})

/** Newest first. */
export function useEntries(memberId: number | undefined): readonly Entry[] {
  return entryState.use().filter((entry) => entry.memberId === memberId)
}

/** The entry of a code that is about to be sent: the one that still waits for its answer, or a new one. */
export function beginEntry(code: string, memberId: number): Entry {
  const waiting = entryState
    .get()
    .find((entry) => entry.code === code && entry.memberId === memberId)
  const entry = waiting ?? {
    key: randomKey(),
    memberId,
    code,
    masked: maskCode(code),
    at: now(),
    result: null,
    points: 0,
    product: '',
    isRecalled: false,
  }
  putFirst(entry)
  return entry
}

/** The answer has come: from now on only the masked code is kept. */
export function settleEntry(entry: Entry, result: EarnResult): void {
  putFirst({
    ...entry,
    code: null,
    masked: result.code_masked,
    result: result.code,
    points: result.point,
    product: result.product?.name ?? '',
    isRecalled: result.recall_reason !== undefined,
  })
}

/** It was refused for its form, so there is nothing to wait for. */
export function dropEntry({ key }: Entry): void {
  entryState.update((entries) => entries.filter((entry) => entry.key !== key))
}

/** Codes that still wait for an answer, oldest first. */
export function listWaiting(memberId: number): Entry[] {
  return entryState
    .get()
    .filter((entry) => entry.memberId === memberId && entry.code !== null)
    .toReversed()
}

function putFirst(entry: Entry): void {
  entryState.update((entries) =>
    [entry, ...entries.filter(({ key }) => key !== entry.key)].slice(0, max),
  )
}
