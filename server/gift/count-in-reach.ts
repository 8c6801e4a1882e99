import { remember } from '../platform/remember.ts'
import { listOpenCosts as readOpenCosts } from './store.ts'

/**
 * What each gift costs that can be exchanged on a Vietnam day. Asked with every earned code and
 * changing only when a gift does; read it before a transaction, never inside.
 */
export const listOpenCosts = remember('loyalty', readOpenCosts)

/** How many of the gifts a balance of points reaches. */
export function countInReach(openCosts: readonly number[], available: number): number {
  return openCosts.filter((cost) => cost <= available).length
}
