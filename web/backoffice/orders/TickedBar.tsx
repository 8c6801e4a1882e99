import { maxPapers, papersPath } from '#domain/order/papers/papers.ts'
import { Button } from '#web/ui/Button.tsx'
import type { Selection } from '../kit/bulk/use-selection.ts'
import { ExportLink } from '../parts/ExportLink.tsx'
import { boardTexts as texts } from './texts.ts'

/** Papers of the orders that are ticked; in sight as long as there are any. */
export function PrintBar({ selection: { ids, clear } }: { selection: Selection }) {
  if (ids.size === 0) return null
  const codes = Array.from(ids, String)
  return (
    <section
      aria-label={texts.papers}
      className="sticky bottom-3 z-20 mt-3 flex flex-wrap items-center gap-2 rounded-md border border-primary/40 bg-white px-4 py-2.5 shadow-lift phone:px-3"
    >
      <b role="status" className="tabular font-semibold">
        {texts.ticked(ids.size)}
      </b>
      <span className="flex flex-wrap gap-2 md:ml-auto">
        {ids.size > maxPapers ? (
          <span className="text-sm text-ink-2">{texts.tooMany(maxPapers)}</span>
        ) : (
          <>
            <ExportLink href={papersPath('labels', codes)}>{texts.labels}</ExportLink>
            <ExportLink href={papersPath('slips', codes)}>{texts.slips}</ExportLink>
          </>
        )}
        <Button variant="plain" onClick={clear}>
          {texts.untick}
        </Button>
      </span>
    </section>
  )
}
