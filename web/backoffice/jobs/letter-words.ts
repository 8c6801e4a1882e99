import type { DeadLetter } from '#domain/job/backoffice/api.ts'
import { jobKinds } from '#domain/job/kinds.ts'
import { formatVnd, vnd } from '#domain/kernel/vnd.ts'
import type { Fact } from '../parts/Panel.tsx'
import { jobTexts as texts } from './texts.ts'

/** What staff call a kind of work; one of an older version of the shop stays as it is kept. */
export function kindWords(kind: string): string {
  return isKnownKind(kind) ? jobKinds[kind]!.label : kind
}

/** Only what is still of use, and what this version of the shop knows how to do. */
export function canBeReplayed({ state, kind, is_past: isPast }: DeadLetter): boolean {
  return state === 'open' && !isPast && isKnownKind(kind)
}

export function runsByClock(kind: string): boolean {
  return isKnownKind(kind) && jobKinds[kind]!.group === 'schedules'
}

const known: readonly [RegExp, string][] = [
  [/^message \S+:/, texts.errors.notSent],
  [/timeout|timed out|expired|heartbeat|aborted/i, texts.errors.tooSlow],
  [/ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|fetch failed|socket hang up/i, texts.errors.notReached],
]

/** What went wrong, for people; what the machine wrote stands below it. */
export function errorWords(error: string): string {
  return known.find(([sign]) => sign.test(error))?.[1] ?? texts.errors.unknown
}

/** What a job was about; of an order whose code is known, the code says more than its number. */
export function aboutFacts({ about, order_code: code }: DeadLetter): Fact[] {
  return Object.entries(about)
    .filter(([name]) => name !== 'orderId' || code === undefined)
    .map(([name, value]) => ({
      label: texts.about[name] ?? name,
      value: name === 'amount' ? formatVnd(vnd(Number(value))) : String(value),
    }))
}

export function isKnownKind(kind: string): boolean {
  return Object.hasOwn(jobKinds, kind)
}
