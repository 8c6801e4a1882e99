import { useState } from 'react'
import { merges } from '#domain/merge/backoffice/merges.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { MergeState } from '../merges/merge-screen.tsx'
import { mergeScreenTexts as texts } from '../merges/texts.ts'
import { Forbidden } from '../parts/Forbidden.tsx'
import { When } from '../parts/When.tsx'
import { ListPanel } from './ListPanel.tsx'
import { Part } from './Part.tsx'
import type { SectionProps } from './Sections.tsx'

const adding = lazyPart(
  async () => (await import('../merges/StartMergeDialog.tsx')).StartMergeDialog,
)

/** Merges that the phone stands in, and a way to start one. */
export function MergesPart(props: SectionProps) {
  return useCan('merges.read') ? <Shown {...props} /> : <Forbidden />
}

function Shown({ data, onShut }: SectionProps) {
  const answer = useQuery(merges.list, { customer: data.id, sort: 'newest', limit: 50 })
  const [isAdding, setAdding] = useState(false)
  const canEdit = useCan('merges.edit') && data.kind !== 'erased'
  return (
    <Part answer={answer} onShut={onShut}>
      {({ items }) => (
        <div className="flex flex-col items-start gap-3">
          {canEdit && (
            <Button {...adding.intent} onClick={() => setAdding(true)}>
              {texts.start}
            </Button>
          )}
          <div className="w-full">
            <ListPanel
              title={texts.ofCustomer}
              none={texts.noneOfCustomer}
              rows={items}
              keyOf={({ id }) => id}
            >
              {(row) => (
                <>
                  <Anchor
                    to={backofficePaths.merge(row.id)}
                    className="inline-flex min-h-11 items-center text-primary hover:underline"
                  >
                    {texts.titleOf(row.id)}
                  </Anchor>
                  <span className="flex items-center gap-3">
                    <MergeState {...row} />
                    <When at={row.started_at} className="text-ink-3" />
                  </span>
                </>
              )}
            </ListPanel>
          </div>
          {isAdding && <adding.Part id={data.id} onClose={() => setAdding(false)} />}
        </div>
      )}
    </Part>
  )
}
