import type { Readable, Reading } from './standbys.ts'

/** For work in the background, which may wait a moment: reads on a standby that has all that is committed by now. */
export function readAsOfNow<C extends Readable, T>(ctx: C, work: Reading<C, T>): Promise<T> {
  return ctx.standbys ? ctx.standbys.readAsOfNow(ctx, work) : work(ctx)
}
