import { maxPapers, papersPath } from '#domain/order/papers/papers.ts'
import { Button } from '#web/ui/Button.tsx'
import { PickedBar } from '../kit/bulk/PickedBar.tsx'
import type { Selection } from '../kit/bulk/use-selection.ts'
import { ExportLink } from '../parts/ExportLink.tsx'
import type { Shippable } from './ship-many.ts'
import { boardTexts as texts } from './texts.ts'

/** What the warehouse does with the orders that are ticked; in sight as long as there are any. */
export function TickedBar({
  selection: { ids, clear, isPageTaken, togglePage },
  rows,
  onShip,
}: {
  selection: Selection
  rows: readonly Shippable[]
  onShip: (orders: readonly Shippable[]) => void
}) {
  if (ids.size === 0) return null
  const ticked = rows.filter(({ code }) => ids.has(code))
  return (
    <PickedBar
      label={texts.papers}
      picked={texts.ticked(ids.size)}
      main={ticked.length > 0 && <Button onClick={() => onShip(ticked)}>{texts.ship}</Button>}
      rest={<Papers codes={Array.from(ids, String)} />}
      takePage={isPageTaken ? undefined : { label: texts.tickPage, take: togglePage }}
      clear={{ label: texts.untick, clear }}
    />
  )
}

function Papers({ codes }: { codes: readonly string[] }) {
  if (codes.length > maxPapers) {
    return <span className="self-center text-sm text-ink-2">{texts.tooMany(maxPapers)}</span>
  }
  return (
    <>
      <ExportLink href={papersPath('labels', codes)}>{texts.labels}</ExportLink>
      <ExportLink href={papersPath('slips', codes)}>{texts.slips}</ExportLink>
    </>
  )
}
