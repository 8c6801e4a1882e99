import { useState } from 'react'
import { z } from 'zod'
import {
  correctPerson,
  type KeptPerson,
  type KeptPlace,
} from '#domain/data-request/backoffice/correct.ts'
import { birthdayField } from '#domain/identity/fields.ts'
import { fullNameField, optionalEmailField } from '#domain/kernel/fields.ts'
import { isRefused } from '#web/api.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { today } from '#web/state/clock.ts'
import { Segments } from '#web/ui/Segments.tsx'
import { nowhere } from '../orders/place/place-state.ts'
import { PlaceFields } from '../orders/place/PlaceFields.tsx'
import { ActionFrame } from '../parts/ActionDialog.tsx'
import { changesOf, correctionOf, keyOf, type Change, type TypedCorrection } from './correction.ts'
import { correctTexts as texts } from './correct-texts.ts'
import { useRequestChange, type RequestPartProps } from './use-request-change.ts'

const schema = z.object({
  name: fullNameField,
  birthday: z.union([z.literal(''), birthdayField]).optional(),
  email: optionalEmailField,
})

export interface CorrectFormProps extends RequestPartProps {
  kept: KeptPerson
  /** Asks anew what is kept. */
  reread: () => Promise<void>
  onClose: () => void
}

/** What is kept, as fields; below them each change, old beside new, before it is saved with one press. */
export function CorrectForm({ record, kept, reread, onChanged, onClose }: CorrectFormProps) {
  const [places, setPlaces] = useState<TypedCorrection['places']>({})
  const change = useRequestChange(onChanged)
  const form = useForm(schema, {
    initial: { name: kept.name, birthday: kept.birthday ?? '', email: kept.email ?? '' },
    send: async () => {
      if (!correction) return
      const { id, version } = record
      try {
        await change(correctPerson, { id, version, seen: kept.seen, ...correction }, texts.done)
        onClose()
      } catch (error) {
        // Somebody changed it meanwhile: what is kept now stands beside what was typed.
        if (isRefused(error, 'conflict')) await reread()
        throw error
      }
    },
  })
  const { name, birthday = '', email = '' } = form.values
  const typed = { name, birthday, email, places }
  const correction = correctionOf(kept, typed)
  const changes = changesOf(kept, typed)
  return (
    <ActionFrame
      form={form}
      width={660}
      title={texts.title}
      says={texts.says}
      confirm={texts.confirm}
      isReady={correction !== null && changes.length > 0}
      notReady={correction === null ? texts.notReady : texts.nothing}
      onClose={onClose}
    >
      <Form.Text name="name" label={texts.name} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Form.Date name="birthday" label={texts.birthday} max={today()} />
        <Form.Text name="email" label={texts.email} type="email" />
      </div>
      <Places kept={kept.places} places={places} errors={form.errors} onChange={setPlaces} />
      <Changes changes={changes} />
    </ActionFrame>
  )
}

interface PlacesProps {
  kept: readonly KeptPlace[]
  places: TypedCorrection['places']
  errors: Readonly<Record<string, string | undefined>>
  onChange: (places: TypedCorrection['places']) => void
}

const ways = ['keep', 'change', 'remove'] as const

function Places({ kept, places, errors, onChange }: PlacesProps) {
  const set = (key: string, way: (typeof ways)[number]) => {
    const { [key]: _before, ...rest } = places
    onChange(way === 'keep' ? rest : { ...rest, [key]: way === 'remove' ? way : nowhere })
  }
  return (
    <section aria-labelledby="kept-places" className="flex flex-col gap-3">
      <h3 id="kept-places" className="font-semibold">
        {texts.places}
      </h3>
      {kept.length === 0 && <p className="text-ink-2">{texts.noPlaces}</p>}
      {kept.map((place) => {
        const key = keyOf(place)
        const typed = places[key]
        return (
          <div key={key} className="flex flex-col gap-3 rounded-md border border-line p-3">
            <p>
              {place.full_address}
              <span className="block text-sm text-ink-3">
                {place.isCrmAddress ? texts.isCrm : texts.ofShop}
              </span>
            </p>
            <Segments
              legend={texts.wayOf(place.full_address)}
              options={ways.map((value) => ({ value, label: texts.ways[value] }))}
              value={wayOf(typed)}
              onValueChange={(way) => set(key, way)}
            />
            {typed && typed !== 'remove' && (
              <PlaceFields
                place={typed}
                ways={unitWays}
                errors={errors}
                onChange={(next) => onChange({ ...places, [key]: next })}
              />
            )}
          </div>
        )
      })}
    </section>
  )
}

const unitWays = ['new', 'old'] as const

function wayOf(typed: TypedCorrection['places'][string] | undefined): (typeof ways)[number] {
  if (!typed) return 'keep'
  return typed === 'remove' ? 'remove' : 'change'
}

/** Side by side where there is room, one below the other on a phone. */
function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="changes" className="rounded-md bg-ground p-3">
      <h3 id="changes" className="font-semibold">
        {texts.changes}
      </h3>
      <ul className="divide-y divide-line">
        {changes.map(({ key, label, before, after }) => (
          <li key={key} className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-2">
            <span className="text-sm text-ink-2 sm:col-span-2">{label}</span>
            <span>
              <span className="block text-sm text-ink-3">{texts.kept}</span>
              {before || texts.nothingYet}
            </span>
            <b className="font-semibold">
              <span className="block text-sm font-normal text-ink-3">{texts.becomes}</span>
              {after}
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}
