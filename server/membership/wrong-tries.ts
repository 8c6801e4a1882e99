import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import type { Entering } from './entering.ts'

/** Seconds until this address, or store, may try again; 0 when it may. Stops guesses with ever new phones. */
export function waitForTry(ctx: Context, who: Entering): Promise<number> {
  return ctx.limits.waitFor('earnWrongAddress', keyOf(who))
}

export function ensureMayTry(retryAfter: number): void {
  if (retryAfter > 0) throw new Refusal('rateLimited', { retryAfter })
}

/** Counted after the answer stands; the one that fills the measure is still answered. */
export async function noteWrongTries(ctx: Context, who: Entering, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    await ctx.limits.consume('earnWrongAddress', keyOf(who)).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
  }
}

function keyOf({ storeCode, address }: Entering): string {
  return storeCode === null ? address : `store ${storeCode}`
}
