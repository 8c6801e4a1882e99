import { minutes } from '#domain/kernel/durations.ts'
import type { CardProvider } from '../adapters/payments/card-gateway.ts'
import type { Context } from '../context.ts'

interface Rest {
  silentInARow: number
  until: number
}

const enough = 3
const restTime = minutes(1)

/** What each shop of this process (tests have several) found of its gateways. */
const rests = new WeakMap<object, Map<CardProvider, Rest>>()

/**
 * A gateway that was silent three times in a row is left alone for a minute: jobs that ask it do not
 * queue up behind one another, each waiting to the end.
 */
export function isResting({ pool, clock }: Context, provider: CardProvider): boolean {
  const rest = rests.get(pool)?.get(provider)
  return rest !== undefined && rest.until > clock.now().getTime()
}

/** Notes whether a gateway answered at all. */
export function noteSilence(
  { pool, clock }: Context,
  provider: CardProvider,
  wasSilent: boolean,
): void {
  const known = rests.get(pool) ?? new Map<CardProvider, Rest>()
  rests.set(pool, known)
  const silentInARow = wasSilent ? (known.get(provider)?.silentInARow ?? 0) + 1 : 0
  const until = silentInARow >= enough ? clock.now().getTime() + restTime : 0
  known.set(provider, { silentInARow, until })
}
