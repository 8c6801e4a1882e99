import type { StaffIncentives } from '#domain/cart/staff-incentive.ts'
import type { Context } from '../context.ts'
import { cachedByTag } from '../platform/cached-by-tag.ts'
import { readSettings } from '../settings/index.ts'

export interface IncentiveSettings {
  incentives: StaffIncentives
  /** Days between two orders at the staff price. */
  period: number
}

export function readIncentiveSettings(
  ctx: Pick<Context, 'db' | 'cache'>,
): Promise<IncentiveSettings> {
  return remembered(ctx, 'incentive')
}

const remembered = cachedByTag('settings', async (db): Promise<IncentiveSettings> => {
  const settings = await readSettings(db, ['ECO_STAFF_INCENTIVES', 'ECO_STAFF_ORDER_DURATION_DATE'])
  return {
    incentives: settings.ECO_STAFF_INCENTIVES,
    period: settings.ECO_STAFF_ORDER_DURATION_DATE,
  }
})
