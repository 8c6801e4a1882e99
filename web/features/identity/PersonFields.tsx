import { genders } from '#domain/identity/fields.ts'
import { healthTopics, jobs } from '#domain/identity/master-data.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field, FieldError, RequiredMark } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { formatTypedDay } from '#web/features/day/typed-day.ts'
import { useId } from 'react'
import type { Person } from './person.ts'
import { personTexts as texts } from './texts.ts'
import type { useFields } from './use-fields.ts'

export interface PersonFieldsProps {
  fields: ReturnType<typeof useFields<Person>>
  needsEmail: boolean
}

/** Name, gender, birthday and e-mail. */
export function PersonFields({ fields, needsEmail }: PersonFieldsProps) {
  const { values, errors, set, leave } = fields
  return (
    <>
      <NameField
        value={values.full_name}
        error={errors.full_name}
        onChange={(name) => set('full_name', name)}
        onLeave={() => leave('full_name')}
      />
      <GenderField
        value={values.gender}
        error={errors.gender}
        onChange={(gender) => set('gender', gender)}
      />
      <Field label={texts.birthday} hint={texts.birthdayHint} error={errors.birthday} required>
        {(control) => (
          <TextInput
            {...control}
            value={values.birthday}
            inputMode="numeric"
            autoComplete="bday"
            onChange={(event) => set('birthday', formatTypedDay(event.target.value))}
            onBlur={() => leave('birthday')}
          />
        )}
      </Field>
      <Field
        label={needsEmail ? texts.email : texts.emailOptional}
        error={errors.email}
        required={needsEmail}
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            value={values.email}
            maxLength={200}
            autoComplete="email"
            onChange={(event) => set('email', event.target.value)}
            onBlur={() => leave('email')}
          />
        )}
      </Field>
    </>
  )
}

export interface NameFieldProps {
  value: string
  error: string | undefined
  onChange: (name: string) => void
  onLeave: () => void
}

export function NameField({ value, error, onChange, onLeave }: NameFieldProps) {
  return (
    <Field label={texts.fullName} error={error} required>
      {(control) => (
        <TextInput
          {...control}
          value={value}
          maxLength={100}
          autoComplete="name"
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  )
}

export function JobField({ value, onChange }: { value: string; onChange: (job: string) => void }) {
  return (
    <Field label={texts.job}>
      {(control) => (
        <NativeSelect
          {...control}
          className="w-full"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{texts.noJob}</option>
          {jobs.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}

interface GenderFieldProps {
  value: Person['gender']
  error: string | undefined
  onChange: (gender: Person['gender']) => void
}

function GenderField({ value, error, onChange }: GenderFieldProps) {
  const id = useId()
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="mb-1.5 text-sm font-semibold">
        {texts.gender}
        <RequiredMark />
      </legend>
      <div className="flex gap-6">
        {genders.map((gender) => (
          <label key={gender} className="flex min-h-11 items-center gap-2.5 pr-3">
            <input
              type="radio"
              name={`${id}-gender`}
              checked={value === gender}
              onChange={() => onChange(gender)}
              className="size-5 accent-primary"
            />
            {texts.genders[gender]}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}

export interface HealthTopicsProps {
  value: readonly number[]
  onChange: (healths: number[]) => void
}

/** What a member wants to read about. */
export function HealthTopics({ value, onChange }: HealthTopicsProps) {
  const toggle = (id: number, on: boolean) =>
    onChange(on ? [...value, id] : value.filter((each) => each !== id))
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{texts.healths}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {healthTopics.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={value.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
