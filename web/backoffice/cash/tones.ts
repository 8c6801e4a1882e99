import type { CashState, StatementState } from '#domain/order/cash/states.ts'
import type { BadgeTone } from '#web/ui/Badge.tsx'

export const cashTones: Record<CashState, BadgeTone> = {
  out: 'info',
  different: 'point',
  remitted: 'neutral',
  done: 'ok',
}

export const statementTones: Record<StatementState, BadgeTone> = {
  different: 'point',
  waiting: 'info',
  banked: 'ok',
  reversed: 'neutral',
}
