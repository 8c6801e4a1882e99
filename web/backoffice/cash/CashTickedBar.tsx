import type { CashParcel } from '#domain/order/cash/api.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { Button } from '#web/ui/Button.tsx'
import { PickedBar } from '../kit/bulk/PickedBar.tsx'
import { cashScreenTexts as texts } from './texts.ts'
import type { CashTicks } from './use-cash-ticks.tsx'

/** As many as a statement takes. */
const most = 2000

/** What is ticked comes to, and booking it; in sight as long as anything is. */
export function CashTickedBar({
  ticks: { ticked, clear, isPageTaken, togglePage },
  onBook,
}: {
  ticks: CashTicks
  onBook: (parcels: readonly CashParcel[]) => void
}) {
  if (ticked.length === 0) return null
  const sum = ticked.reduce((total, { collected }) => total + collected, 0)
  const isMixed = new Set(ticked.map(({ carrier }) => carrier)).size > 1
  const lack = isMixed ? texts.mixed : ticked.length > most ? texts.tooMany(most) : ''
  return (
    <PickedBar
      label={texts.ways}
      picked={texts.ticked(ticked.length, formatVnd(sum))}
      main={
        lack ? (
          <span className="self-center text-sm text-ink-2">{lack}</span>
        ) : (
          <Button onClick={() => onBook(ticked)}>{texts.book}</Button>
        )
      }
      takePage={isPageTaken ? undefined : { label: texts.tickPage, take: togglePage }}
      clear={{ label: texts.untick, clear }}
    />
  )
}
