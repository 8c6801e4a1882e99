import fc from 'fast-check'
import {
  adjustPoints,
  burnHold,
  creditExpected,
  dropExpected,
  earnPoints,
  expectPoints,
  holdPoints,
  releaseHold,
  returnBurnt,
  takeBackEarned,
} from '#server/loyalty/index.ts'
import type { Db } from '#server/platform/db.ts'

const operations = [
  ...(['earn', 'hold', 'burn', 'release', 'returnBurnt', 'takeBack'] as const),
  ...(['add', 'subtract', 'expect', 'drop', 'credit'] as const),
]

/** One call of the ledger; few causes, so that many repeat one. */
interface Operation {
  kind: (typeof operations)[number]
  cause: string
  points: number
}

/** `points` days go by. */
export type Step = Operation | { kind: 'pass'; points: number }

export const anyOperation: fc.Arbitrary<Operation> = fc.record({
  kind: fc.constantFrom(...operations, 'earn', 'hold', 'burn'),
  cause: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
  points: fc.integer({ min: 1, max: 100 }),
})

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: anyOperation, weight: 8 },
  {
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      points: fc.integer({ min: 1, max: 250 }),
    }),
    weight: 1,
  },
)

/** Carries an operation out in a transaction of its own, and gives the ledger's answer. */
export function carryOut(
  db: Db,
  account: { id: number; programmeId: number | null },
  { kind, cause: name, points }: Operation,
  at: Date,
): Promise<unknown> {
  const cause = `${kindOfCause(kind)}:${account.id}${name}`
  const change = { accountId: account.id, points, cause, note: '', at }
  const { programmeId } = account
  return db.transaction().execute<unknown>(async (trx) => {
    switch (kind) {
      case 'earn':
        return earnPoints(trx, { ...change, programmeId })
      case 'hold':
        return holdPoints(trx, change)
      case 'burn':
        return burnHold(trx, change)
      case 'release':
        return releaseHold(trx, change)
      case 'returnBurnt':
        return returnBurnt(trx, change)
      case 'takeBack':
        return takeBackEarned(trx, change)
      case 'add':
      case 'subtract':
        return adjust(trx, { ...change, points: kind === 'add' ? points : -points })
      case 'expect':
        return expectPoints(trx, change)
      case 'drop':
        return dropExpected(trx, change)
      case 'credit':
        return creditExpected(trx, change)
    }
  })
}

/** Whether it was not refused. */
async function adjust(trx: Db, change: Omit<Parameters<typeof adjustPoints>[1], 'actor'>) {
  return adjustPoints(trx, { ...change, actor: 'staff' }).then(
    () => true,
    (error: { code?: string }) => {
      if (error.code !== 'notEnoughPoints') throw error
      return false
    },
  )
}

/** What belongs together has one cause: a hold and its end, an expectation and its end. */
function kindOfCause(kind: Operation['kind']): string {
  if (['hold', 'burn', 'release', 'returnBurnt'].includes(kind)) return 'order'
  if (['expect', 'drop', 'credit'].includes(kind)) return 'order-points'
  if (kind === 'takeBack') return 'order-return'
  return kind === 'earn' ? 'code' : 'adjust'
}
