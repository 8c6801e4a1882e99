import { formatDate } from '#domain/kernel/dates.ts'
import type { KeptPerson, KeptPlace } from '#domain/data-request/backoffice/correct.ts'
import { finishDraft, newWardOf } from '#web/features/address/address-draft.ts'
import { addressOf, type PlaceState } from '../orders/place/place-state.ts'
import { correctTexts as texts } from './correct-texts.ts'

/** What is typed of a correction; places by `keyOf`, those that stay are missing. */
export interface TypedCorrection {
  name: string
  birthday: string
  email: string
  places: Readonly<Record<string, PlaceState | 'remove'>>
}

export interface Change {
  key: string
  label: string
  before: string
  after: string
}

export function keyOf({ id, isCrmAddress }: Pick<KeptPlace, 'id' | 'isCrmAddress'>): string {
  return `${isCrmAddress ? 'crm' : 'own'}-${id}`
}

/** What would be another, old beside new, in the order of the dialog. */
export function changesOf(kept: KeptPerson, typed: TypedCorrection): Change[] {
  const day = (of: string) => (of ? formatDate(of) : '')
  const facts = [
    { key: 'name', label: texts.name, before: kept.name, after: typed.name.trim() },
    {
      key: 'birthday',
      label: texts.birthday,
      before: day(kept.birthday ?? ''),
      after: day(typed.birthday),
    },
    { key: 'email', label: texts.email, before: kept.email ?? '', after: typed.email.trim() },
  ]
  const places = kept.places.flatMap((place) => {
    const way = typed.places[keyOf(place)]
    if (!way) return []
    const label = place.isCrmAddress ? texts.isCrm : texts.ofShop
    const after = way === 'remove' ? texts.removed : textOf(way)
    return { key: keyOf(place), label, before: place.full_address, after }
  })
  return [...facts.filter(({ before, after }) => after !== '' && before !== after), ...places]
}

/** As the server takes it; null while a place is not whole. */
export function correctionOf(kept: KeptPerson, typed: TypedCorrection) {
  const changed = new Set(changesOf(kept, typed).map(({ key }) => key))
  const places = kept.places.flatMap((place) => {
    const way = typed.places[keyOf(place)]
    const { id, isCrmAddress } = place
    if (!way) return []
    if (way === 'remove') return { id, isCrmAddress, removed: true as const }
    const there = addressOf(way)
    return there && { id, isCrmAddress, ...there }
  })
  if (places.includes(null)) return null
  return {
    ...(changed.has('name') && { name: typed.name }),
    ...(changed.has('birthday') && { birthday: typed.birthday }),
    ...(changed.has('email') && { email: typed.email }),
    ...(places.length > 0 && { places: places.filter((place) => place !== null) }),
  }
}

function textOf({ draft }: PlaceState): string {
  const finished = finishDraft(draft, newWardOf(draft))
  if ('errors' in finished) return texts.unfinished
  return finished.address.new_address ?? finished.address.full_address
}
