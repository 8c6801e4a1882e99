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
  const { sent, entered, blocks } = await countCodes(ctx.db, now)
  const percent = sent === 0 ? 100 : (entered * 100) / sent
  const isAlarming = sent >= rules.alarmFromCodes && percent < rules.alarmBelowPercent
  const figures = messageFigures(ctx.metrics.registry)
  figures.enteredShare.set(percent / 100)
  figures.alarm.set(isAlarming ? 1 : 0)
  if (isAlarming && (await takeAlarm(ctx.db, now))) {
    ctx.log.error({ sent, entered, blocks }, 'codes are sent and not entered: SMS pumping?')
  }
}
