import { listCustomerLooks } from '#domain/customer/backoffice/sections.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { useQuery } from '../data/use-query.ts'
import { ListPanel } from './ListPanel.tsx'
import { LookCause } from './LookCause.tsx'
import { Part } from './Part.tsx'
import type { SectionProps } from './Sections.tsx'
import { customerTexts as texts, lookTexts } from './texts.ts'

/** Who has opened this customer; whoever reads it stands in it too. */
export function LooksPart({ data, onShut }: SectionProps) {
  const answer = useQuery(listCustomerLooks, { id: data.id })
  return (
    <Part answer={answer} onShut={onShut}>
      {(looks) => (
        <ListPanel
          title={texts.part.looks}
          none={lookTexts.emptyTitle}
          rows={looks}
          keyOf={({ id }) => id}
        >
          {(look) => (
            <>
              <span>
                <b className="font-semibold">{look.staff}</b>
                <span className="block text-ink-2">
                  <LookCause look={look} />
                </span>
              </span>
              <span className="text-sm text-ink-3">{formatDateTime(look.at)}</span>
            </>
          )}
        </ListPanel>
      )}
    </Part>
  )
}
