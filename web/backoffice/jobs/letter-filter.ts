import {
  letterAges,
  letterStates,
  type LetterAge,
  type LetterState,
} from '#domain/job/backoffice/api.ts'
import { jobKinds } from '#domain/job/kinds.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'

/** What the list of given-up jobs is narrowed to, as its address says it. */
export interface LetterFilter {
  state: LetterState
  kind?: string
  age?: LetterAge
}

export function readLetterFilter(query: URLSearchParams): LetterFilter {
  const kind = query.get('loai') ?? ''
  return {
    state: letterStates.find((state) => state === query.get('trang-thai')) ?? 'open',
    kind: Object.hasOwn(jobKinds, kind) ? kind : undefined,
    age: letterAges.find((age) => age === query.get('luc')),
  }
}

/** What waits goes without saying. */
export function lettersPath({ state, kind, age }: LetterFilter): string {
  return backofficePaths.jobs({
    'trang-thai': state === 'open' ? undefined : state,
    loai: kind,
    luc: age,
  })
}
