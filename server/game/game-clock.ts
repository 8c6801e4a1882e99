import { Gauge } from 'prom-client'
import type { Context } from '../context.ts'
import { lookAtGames } from './look-at-games.ts'

/** Pauses while the beacon or the database is away double from one second up to this; milliseconds. */
const longestPause = 60_000

/**
 * Looks at campaigns whenever something is due: closes them to the second, and asks the beacon for what entries wait
 * for, never for anything else. Of a worker; several may run beside each other.
 */
export function openGameClock(ctx: Context): { stop(): Promise<void> } {
  const late = lateGauge(ctx)
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  const look = async () => {
    const pause = await lookAtGames(ctx).then(
      (found) => {
        late.set(found.late)
        failures = found.late > 0 ? failures + 1 : 0
        const due = Math.max(0, found.nextAt - ctx.clock.now().getTime())
        return failures > 0 ? Math.max(due, pauseAfter(failures)) : due
      },
      (error: unknown) => {
        failures += 1
        ctx.log.error({ err: error }, 'games not looked at')
        return pauseAfter(failures)
      },
    )
    if (!isStopped) timer = setTimeout(begin, pause).unref()
  }
  const begin = () => void (running = look())
  begin()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

function pauseAfter(failures: number): number {
  return Math.min(longestPause, 1000 * 2 ** (failures - 1))
}

function lateGauge({ metrics }: Context) {
  return new Gauge({
    name: 'game_beacon_late_seconds',
    help: 'How long the oldest round of public randomness is overdue that entries or a draw wait for',
    registers: [metrics.registry],
  })
}
