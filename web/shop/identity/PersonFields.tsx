import { useId } from 'react'
import { flushSync } from 'react-dom'
import { genders } from '#domain/identity/fields.ts'
import { healthTopics, jobs } from '#domain/identity/master-data.ts'
import { personTexts as texts } from '#web/features/identity/texts.ts'
import { formatTypedDay } from '#web/features/day/typed-day.ts'
import { Form } from '#web/form/Form.tsx'
import { useField } from '#web/form/form-context.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { cx } from '#web/ui/class-names.ts'
import { FieldError, RequiredMark } from '#web/ui/Field.tsx'
import { leadOn } from '#web/ui/lead-through-fields.ts'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'

export interface PersonFieldsProps {
  /** Why each is asked, below it. */
  says?: { full_name: string; birthday: string; email: string; gender: string }
}

/** Name, birthday, e-mail and gender, of a form of `person.ts`. */
export function PersonFields({ says }: PersonFieldsProps) {
  const { rules } = useField('email')
  return (
    <>
      <NameField hint={says?.full_name} />
      <BirthdayField hint={says?.birthday ?? texts.birthdayHint} />
      <Form.Text
        name="email"
        label={rules.isRequired ? texts.email : texts.emailOptional}
        hint={says?.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        enterKeyHint="next"
      />
      <GenderField hint={says?.gender} />
    </>
  )
}

export function NameField({ hint }: { hint?: string | undefined }) {
  return (
    <Form.Text
      name="full_name"
      label={texts.fullName}
      hint={hint}
      autoComplete="name"
      autoCapitalize="words"
      enterKeyHint="next"
    />
  )
}

function BirthdayField({ hint }: { hint: string }) {
  return (
    <Form.Custom name="birthday" label={texts.birthday} hint={hint}>
      {({ onValueChange, ...control }) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="bday"
          enterKeyHint="next"
          placeholder={texts.birthdayPlaceholder}
          onChange={({ target }) => {
            const typed = formatTypedDay(target.value)
            // Drawn before the field is left, which judges it.
            flushSync(() => onValueChange(typed))
            if (control.value.length === 9 && typed.length === 10) leadOn(target.form, target)
          }}
        />
      )}
    </Form.Custom>
  )
}

export function JobField() {
  return (
    <Form.Custom name="job" label={texts.job}>
      {({ onValueChange, maxLength: _length, ...control }) => (
        <NativeSelect
          {...control}
          className="w-full"
          onChange={(event) => onValueChange(event.target.value)}
        >
          <option value="">{texts.noJob}</option>
          {jobs.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Form.Custom>
  )
}

function GenderField({ hint }: { hint: string | undefined }) {
  const { value, rules, error, change } = useField('gender')
  const id = useId()
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={cx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
      className="flex flex-col gap-1.5"
    >
      <legend className="mb-1.5 text-sm font-semibold">
        {texts.gender}
        {rules.isRequired && <RequiredMark />}
      </legend>
      <div className="grid grid-cols-2 gap-2">
        {genders.map((gender) => (
          <label key={gender} className="radio-card min-h-11 py-2.5">
            <input
              type="radio"
              name={`${id}-gender`}
              checked={value === gender}
              onChange={() => change(gender)}
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

/** What a member wants to read about. */
export function HealthTopics() {
  const { value, change } = useField('healths')
  const chosen = value as readonly number[]
  const toggle = (id: number, on: boolean) =>
    change(on ? [...chosen, id] : chosen.filter((each) => each !== id))
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{texts.healths}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {healthTopics.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
