import { cachedByTag } from '../platform/cached-by-tag.ts'
import { listOpenCosts as readOpenCosts } from './queries.ts'

/**
 * What each gift costs that can be exchanged on a Vietnam day. Asked with every earned code and
 * changing only when a gift does; read it before a transaction, never inside.
 */
export const listOpenCosts = cachedByTag('loyalty', readOpenCosts)

/** How many of the gifts a balance of points reaches. */
export function countAffordable(openCosts: readonly number[], available: number): number {
  return openCosts.filter((cost) => cost <= available).length
}
