import type { SpendRules } from '#domain/notification/spending.ts'
import type { Context } from '../context.ts'
import { messageFigures } from './figures.ts'
import { readSpendRules } from './spend-guard.ts'
import {
  countCodes,
  deleteOldBudgets,
  markCodeEntered,
  takeAlarm,
  takeWatch,
} from './spend-queries.ts'

/** The code last sent to this phone was entered: whoever asked for it holds the phone. */
export async function noteCodeEntered(ctx: Pick<Context, 'db' | 'clock'>, phone: string) {
  await markCodeEntered(ctx.db, phone, ctx.clock.now())
}

/**
 * Looks once a minute, while codes go out, whether they are being entered. SMS pumping asks for
 * codes that nobody reads: many sent and few entered raises the alarm. Never keeps a code back.
 */
export async function watchCodes(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  if (!(await takeWatch(ctx.db, now))) return
  await deleteOldBudgets(ctx.db, now)
  const rules = await readSpendRules(ctx)
  const counted = await countCodes(ctx.db, now)
  const alarms = isAlarming(counted, rules)
  const figures = messageFigures(ctx.metrics.registry)
  figures.enteredShare.set(percentEntered(counted) / 100)
  figures.alarm.set(alarms ? 1 : 0)
  if (alarms && (await takeAlarm(ctx.db, now))) {
    ctx.log.error({ ...counted }, 'codes are sent and not entered: SMS pumping?')
  }
}

interface Counted {
  sent: number
  entered: number
}

/** Many codes of an hour, and too few of them entered. */
export function isAlarming(codes: Counted, rules: SpendRules): boolean {
  return codes.sent >= rules.alarmFromCodes && percentEntered(codes) < rules.alarmBelowPercent
}

function percentEntered({ sent, entered }: Counted): number {
  return sent === 0 ? 100 : (entered * 100) / sent
}
