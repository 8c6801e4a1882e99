import type { SettlementFigures } from './figures.ts'
import { settlementSteps, stepsWithPaper, type SettlementStep } from './steps.ts'

/** What must be so before a campaign is settled. */
export const settlementChecks = [
  'closed',
  'secret',
  'told',
  'held',
  'running',
  'reserves',
  'law',
  ...settlementSteps,
] as const
export type SettlementCheck = (typeof settlementChecks)[number]

export interface CheckedCampaign {
  isClosed: boolean
  isSecretTold: boolean
  /** Of a number draw: whether all winners have been told; null of other campaigns. */
  isTold: boolean | null
  held: number
  running: number
  /** Lapsed prizes of a draw for which a reserve is still there. */
  waitingReserves: number
  figures: Pick<SettlementFigures, 'owed'>
  steps: readonly { step: SettlementStep; amount: number | null; note: string; hasPaper: boolean }[]
}

export interface CheckLine {
  check: SettlementCheck
  done: boolean
  /** How many are left. */
  left?: number
}

/** Everything that a settlement waits for, in the order of the work; what does not concern the campaign is left out. */
export function checkSettlement(of: CheckedCampaign): CheckLine[] {
  const { figures, isTold } = of
  const lines: (CheckLine | false)[] = [
    { check: 'closed', done: of.isClosed },
    { check: 'secret', done: of.isSecretTold },
    isTold !== null && { check: 'told', done: isTold },
    { check: 'held', done: of.held === 0, left: of.held },
    { check: 'running', done: of.running === 0, left: of.running },
    isTold !== null && {
      check: 'reserves',
      done: of.waitingReserves === 0,
      left: of.waitingReserves,
    },
    figures.owed === null && { check: 'law', done: false },
    ...settlementSteps
      .filter((step) => step !== 'paid' || figures.owed !== 0)
      .map((check) => ({ check, done: isDone(of, check) })),
  ]
  return lines.filter((line) => line !== false)
}

/** What was paid may differ from what is owed only with words about it: a decision of the authority says another sum. */
function isDone({ steps, figures: { owed } }: CheckedCampaign, step: SettlementStep): boolean {
  const noted = steps.find((each) => each.step === step)
  if (!noted || (stepsWithPaper.includes(step) && !noted.hasPaper)) return false
  return step !== 'paid' || noted.amount === owed || noted.note !== ''
}
