import {
  letterAges,
  letterStates,
  type LetterAge,
  type LetterState,
} from '#domain/job/backoffice/api.ts'
import { jobKinds } from '#domain/job/kinds.ts'
import { FilterBar } from '../parts/FilterBar.tsx'
import { useFilters } from '../parts/list-address.ts'
import { SelectFilter } from '../parts/SelectFilter.tsx'
import { StateChips } from '../parts/StateChips.tsx'
import { lettersPath, type LetterFilter } from './letter-filter.ts'
import { kindWords } from './letter-words.ts'
import { jobTexts as texts } from './texts.ts'

export interface OpenKind {
  kind: string
  count: number
  past: number
}

/** By state, by kind, by how long ago it was given up. */
export function LetterFilters({
  filter,
  counts,
  openKinds,
}: {
  filter: LetterFilter
  counts: Readonly<Record<LetterState, number>> | undefined
  openKinds: readonly OpenKind[]
}) {
  const narrow = useFilters(filter, lettersPath)
  return (
    <>
      <StateChips
        label={texts.states}
        chips={letterStates.map((state) => ({
          key: state,
          label: texts.stateLabels[state],
          to: lettersPath({ ...filter, state }),
          isCurrent: filter.state === state,
          count: counts?.[state],
        }))}
      />
      <FilterBar
        count={[filter.kind, filter.age].filter(Boolean).length}
        clear={lettersPath({ state: filter.state })}
      >
        <SelectFilter
          label={texts.kind}
          all={texts.allKinds}
          value={filter.kind ?? ''}
          options={kindOptions(filter, openKinds)}
          onChange={(kind) => narrow({ kind: kind || undefined })}
          className="md:w-80"
        />
        <SelectFilter
          label={texts.age}
          all={texts.allAges}
          value={filter.age ?? ''}
          options={letterAges.map((age) => ({ value: age, label: texts.ages[age] }))}
          onChange={(age) => narrow({ age: (age || undefined) as LetterAge | undefined })}
        />
      </FilterBar>
    </>
  )
}

/** Of what waits only the kinds there are, with how many, and the one that is chosen. */
function kindOptions({ state, kind }: LetterFilter, openKinds: readonly OpenKind[]) {
  const plain = (each: string) => ({ value: each, label: kindWords(each) })
  if (state !== 'open') return Object.keys(jobKinds).map(plain)
  const counted = openKinds.map((each) => ({
    value: each.kind,
    label: texts.kindCount(kindWords(each.kind), each.count),
  }))
  const isListed = !kind || openKinds.some((each) => each.kind === kind)
  return isListed ? counted : [...counted, plain(kind)]
}
