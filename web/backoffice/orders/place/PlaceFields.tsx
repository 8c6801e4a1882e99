import { useRef } from 'react'
import { pickupBranches, pickupPlace } from '#domain/location/pickup-branches.ts'
import { destinationFields } from '#domain/order/backoffice/destination-fields.ts'
import { emptyDraft } from '#web/features/address/address-draft.ts'
import { NewUnitFields } from '#web/features/address/NewUnitFields.tsx'
import { OldUnitFields } from '#web/features/address/OldUnitFields.tsx'
import { rulesOf } from '#web/form/field-rules.ts'
import { Field } from '#web/ui/Field.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { Segments } from '#web/ui/Segments.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { PlaceState, PlaceWay } from './place-state.ts'
import { placeTexts as texts } from './texts.ts'

export interface PlaceFieldsProps {
  place: PlaceState
  errors: Readonly<Record<string, string | undefined>>
  onChange: (place: PlaceState) => void
  /** All of them where this is left out. */
  ways?: readonly PlaceWay[]
}

const { maxLength: maxStreet } = rulesOf(destinationFields.shape.address)
const allWays: readonly PlaceWay[] = ['new', 'old', 'branch']
const row = 'grid gap-4 sm:grid-cols-2'

/** Where an order goes: by the units of today with "not known", by those before July 2025, or a branch. */
export function PlaceFields({ place, errors, onChange, ways = allWays }: PlaceFieldsProps) {
  const { way, draft, branch } = place
  const street = useRef<HTMLInputElement>(null)
  const toStreet = () => setTimeout(() => street.current?.focus())
  const change = (next: PlaceState['draft']) => onChange({ ...place, draft: next })
  const streetField = (
    <Field label={texts.street} error={errors.address}>
      {(control) => (
        <TextInput
          {...control}
          ref={street}
          value={draft.address}
          maxLength={maxStreet}
          autoComplete="off"
          onChange={({ target }) => change({ ...draft, address: target.value })}
        />
      )}
    </Field>
  )
  return (
    <div className="flex flex-col gap-4">
      <Segments
        legend={texts.way}
        options={ways.map((value) => ({
          value,
          label: texts.ways[value],
          text: texts.waysText[value],
        }))}
        value={way}
        onValueChange={(next) =>
          onChange({ ...place, way: next, draft: { ...emptyDraft, address: draft.address } })
        }
      />
      {way === 'new' && (
        <NewUnitFields
          draft={draft}
          errors={errors}
          onChange={(next) => change(next)}
          onDone={toStreet}
          rowClass={row}
        >
          {streetField}
        </NewUnitFields>
      )}
      {way === 'old' && (
        <>
          <div className={row}>
            <OldUnitFields draft={draft} errors={errors} onChange={change} onDone={toStreet} />
          </div>
          {streetField}
        </>
      )}
      {way === 'branch' && (
        <RadioCards
          legend={texts.branch}
          name="branch"
          options={pickupBranches.map(({ code }) => ({ value: code, label: pickupPlace(code) }))}
          value={branch || null}
          onValueChange={(next) => onChange({ ...place, branch: next })}
          error={errors.pickup_branch}
        />
      )}
    </div>
  )
}
