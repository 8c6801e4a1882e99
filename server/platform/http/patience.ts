import type { Endpoint } from '#domain/contract.ts'
import { seconds } from '#domain/kernel/durations.ts'
import { isSafe } from './csrf.ts'

/** How long requests wait for the database in all, in milliseconds, however often they ask it. */
export interface Patience {
  /** Pages, and what is read for whoever visits. */
  read: number
  /** Orders, carts, money: what was begun is worth waiting for. */
  write: number
  /** Reports and long lists of the desk; shorter than a connection may stand still. */
  desk: number
}

export const usualPatience: Patience = { read: seconds(10), write: seconds(25), desk: seconds(60) }

export function patienceFor(patience: Patience, { realm, method }: Endpoint): number {
  if (realm === 'staff') return patience.desk
  return isSafe(method) ? patience.read : patience.write
}
