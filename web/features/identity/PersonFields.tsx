import { genders } from '#domain/identity/fields.ts'
import { healthTopics, jobs } from '#domain/identity/master-data.ts'
import { missingField } from '#web/features/address/missing-field.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Field, FieldError, RequiredMark } from '#web/ui/Field.tsx'
import { leadOn } from '#web/ui/lead-through-fields.ts'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { formatTypedDay } from '#web/features/day/typed-day.ts'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import type { Person } from './person.ts'
import { personTexts as texts } from './texts.ts'
import type { useFields } from './use-fields.ts'

export interface PersonFieldsProps {
  fields: ReturnType<typeof useFields<Person>>
  needsEmail: boolean
  /** Why each is asked, below it. */
  says?: { full_name: string; birthday: string; email: string; gender: string }
}

/** Name, birthday, e-mail and gender. */
export function PersonFields({ fields, needsEmail, says }: PersonFieldsProps) {
  const { values, errors, set, leave } = fields
  const typeBirthday = (field: HTMLInputElement) => {
    const typed = formatTypedDay(field.value)
    // Drawn before the field is left, which judges it.
    flushSync(() => set('birthday', typed))
    if (values.birthday.length === 9 && typed.length === 10) leadOn(field.form, field)
  }
  return (
    <>
      <NameField
        value={values.full_name}
        error={errors.full_name}
        hint={says?.full_name}
        onChange={(name) => set('full_name', name)}
        onLeave={() => leave('full_name')}
      />
      <Field
        label={texts.birthday}
        hint={says?.birthday ?? texts.birthdayHint}
        error={missingField(errors.birthday, texts.birthday)}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            value={values.birthday}
            inputMode="numeric"
            autoComplete="bday"
            enterKeyHint="next"
            placeholder={texts.birthdayPlaceholder}
            onChange={(event) => typeBirthday(event.target)}
            onBlur={() => leave('birthday')}
          />
        )}
      </Field>
      <Field
        label={needsEmail ? texts.email : texts.emailOptional}
        hint={says?.email}
        error={missingField(errors.email, texts.email)}
        required={needsEmail}
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            value={values.email}
            maxLength={200}
            autoComplete="email"
            autoCapitalize="none"
            enterKeyHint="next"
            onChange={(event) => set('email', event.target.value)}
            onBlur={() => leave('email')}
          />
        )}
      </Field>
      <GenderField
        value={values.gender}
        hint={says?.gender}
        error={errors.gender}
        onChange={(gender) => set('gender', gender)}
      />
    </>
  )
}

export interface NameFieldProps {
  value: string
  error: string | undefined
  hint?: string | undefined
  onChange: (name: string) => void
  onLeave: () => void
}

export function NameField({ value, error, hint, onChange, onLeave }: NameFieldProps) {
  return (
    <Field label={texts.fullName} hint={hint} error={missingField(error, texts.fullName)} required>
      {(control) => (
        <TextInput
          {...control}
          value={value}
          maxLength={100}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
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
  hint: string | undefined
  error: string | undefined
  onChange: (gender: Person['gender']) => void
}

function GenderField({ value, hint, error, onChange }: GenderFieldProps) {
  const id = useId()
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={cx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
      className="flex flex-col gap-1.5"
    >
      <legend className="mb-1.5 text-sm font-semibold">
        {texts.gender}
        <RequiredMark />
      </legend>
      <div className="grid grid-cols-2 gap-2">
        {genders.map((gender) => (
          <label key={gender} className="radio-card min-h-11 py-2.5">
            <input
              type="radio"
              name={`${id}-gender`}
              checked={value === gender}
              onChange={() => onChange(gender)}
            />
            {texts.genders[gender]}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-3">
          {hint}
        </p>
      )}
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
