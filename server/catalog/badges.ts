import type { Context } from '../context.ts'
import { queryRows } from '../platform/query-rows.ts'

/** Takes away the badges whose last day is over; a form that was opened before does not bring one back. */
export async function settleBadges({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await queryRows(db, ended, [clock.today()])
}

const ended = `
  update product set badge = '', badge_until = null, version = version + 1 where badge_until < $1`
