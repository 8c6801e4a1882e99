import { seconds } from '#domain/kernel/durations.ts'
import type { Context } from '../../context.ts'
import { giveLateHolds } from './hold-stock.ts'

/** A hold is late after half a minute, and its units are to be for sale again within one. */
const every = seconds(10)

/** Gives late holds back, more often than a schedule can. Of a worker; several may run beside each other. */
export function openHoldClock(ctx: Context): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const look = () => {
    running = giveLateHolds(ctx).catch((error: unknown) =>
      ctx.log.error({ err: error }, 'late holds not given back'),
    )
  }
  const timer = setInterval(look, every).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
