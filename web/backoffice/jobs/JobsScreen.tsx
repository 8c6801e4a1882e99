import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { listDeadLetters } from '#domain/job/backoffice/api.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useCursorList } from '../data/use-query.ts'
import { ListBody } from '../parts/ListBody.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { readLetterFilter } from './letter-filter.ts'
import { LetterDialog, type ChosenLetter } from './LetterDialog.tsx'
import { LetterFilters } from './LetterFilters.tsx'
import { LetterRows } from './LetterRows.tsx'
import { ReplayAll } from './ReplayAll.tsx'
import { jobTexts as texts } from './texts.ts'

/** What the shop should have done by itself and gave up, with the ways out. */
export function JobsScreen() {
  const [query] = useSearchParams()
  const filter = readLetterFilter(query)
  const { state, kind, age } = filter
  // Beside the list: a letter that a colleague closes meanwhile leaves the list, not the dialog over it.
  const [chosen, setChosen] = useState<ChosenLetter | null>(null)
  const list = useCursorList(
    listDeadLetters,
    { state, ...(kind && { kind }), ...(age && { age }) },
    { idOf: ({ id }) => id, live: ['deadLetters'] },
  )
  const openKinds = list.first?.open_kinds ?? []
  return (
    <>
      <PageHead
        title={texts.title}
        text={texts.text}
        actions={
          state === 'open' && <ReplayAll kinds={openKinds} kind={kind} onDone={list.refresh} />
        }
      />
      <LetterFilters filter={filter} counts={list.first?.counts} openKinds={openKinds} />
      <ListBody
        list={list}
        arrivedLabel={texts.arrived}
        empty={
          kind || age ? undefined : (
            <EmptyState
              icon={<CircleCheck aria-hidden="true" />}
              title={texts.empty[state]}
              text={texts.emptyText[state]}
            />
          )
        }
      >
        {(rows) => <LetterRows rows={rows} state={state} onChoose={setChosen} />}
      </ListBody>
      {chosen && (
        <LetterDialog
          chosen={chosen}
          onChoose={setChosen}
          onDone={list.refresh}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}
