import { seconds } from '#domain/kernel/durations.ts'
import type { Context } from '../../context.ts'
import { settlePrices } from './in-force.ts'

const lookEvery = seconds(1)
/** Pauses while the database is away double up to this; milliseconds. */
const longestPause = seconds(30)

/**
 * Lets planned prices begin and end within a second wherever they are shown. Every process looks: a shop without a
 * worker is not late, and what was missed while all were down is made good with the first look.
 */
export function openPriceClock(ctx: Pick<Context, 'db' | 'clock' | 'changeBus' | 'log'>): {
  stop(): Promise<void>
} {
  let timer: NodeJS.Timeout | undefined
  let pause = lookEvery
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  const look = async () => {
    try {
      // The database tells every process what it must drop; open desks hear of it here.
      const settled = await settlePrices(ctx.db, ctx.clock.now())
      if (settled.length > 0) ctx.changeBus.tell(['products', 'price-plans'])
      pause = lookEvery
    } catch (error) {
      pause = Math.min(longestPause, pause * 2)
      ctx.log.error({ err: error }, 'planned prices not looked at')
    }
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
