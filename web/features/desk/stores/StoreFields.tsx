import { DigitsInput } from '#web/ui/DigitsInput.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { normalizePhone } from '#domain/kernel/phone.ts'
import type { FieldErrors } from '../parts/ActionDialog.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { readPoint, type StoreDraft } from './store-draft.ts'
import { storeTexts as texts } from './texts.ts'

/** The fields of a store whose refusals are told beside them. */
export const storeFieldNames = [
  ...['name', 'phone', 'street', 'latitude', 'longitude'],
  ...['province_id', 'district_id', 'ward_id'],
] as const

export function StoreFields({
  draft,
  errors,
  onChange,
}: {
  draft: StoreDraft
  errors: FieldErrors
  onChange: (draft: StoreDraft) => void
}) {
  const change = (changed: Partial<StoreDraft>) => onChange({ ...draft, ...changed })
  const placeErrors = Object.fromEntries(
    Object.entries(errors).flatMap(([name, message]) => (message ? [[name, message]] : [])),
  )
  return (
    <>
      <Field label={texts.name} error={errors.name} required>
        {(control) => (
          <TextInput
            {...control}
            value={draft.name}
            maxLength={150}
            autoComplete="off"
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Field label={texts.phone} error={errors.phone}>
        {(control) => (
          <DigitsInput
            {...control}
            type="tel"
            value={draft.phone}
            maxLength={10}
            normalize={normalizePhone}
            autoComplete="off"
            onValueChange={(phone) => change({ phone })}
          />
        )}
      </Field>
      <PlaceFields
        place={draft.place}
        errors={placeErrors}
        onChange={(place) => change({ place })}
      />
      <Point draft={draft} errors={errors} onChange={(point) => change({ point })} />
    </>
  )
}

function Point({
  draft: { point },
  errors,
  onChange,
}: {
  draft: StoreDraft
  errors: FieldErrors
  onChange: (point: string) => void
}) {
  const unread = readPoint(point) === null ? texts.pointWrong : undefined
  return (
    <Field
      label={texts.point}
      hint={texts.pointHint}
      error={errors.latitude ?? errors.longitude ?? unread}
    >
      {(control) => (
        <TextInput
          {...control}
          value={point}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
