import type { ReactNode } from 'react'
import { DayField } from '#web/features/day/DayField.tsx'
import { Field } from '#web/ui/Field.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { SurveyDraft } from './survey-draft.ts'
import { backofficeSurveyTexts as texts } from './texts.ts'
import { addSurvey } from '#domain/survey/backoffice/api.ts'
import { rulesOf } from '#web/form/field-rules.ts'

const { shape } = addSurvey.input
const rules = {
  title: rulesOf(shape.title),
  intro: rulesOf(shape.intro),
  thanks: rulesOf(shape.thanks),
  opens_on: rulesOf(shape.opens_on),
  reward_points: rulesOf(shape.reward_points),
}

interface AboutFieldsProps {
  draft: SurveyDraft
  set: (changed: Partial<SurveyDraft>) => void
  errors: Readonly<Record<string, string>>
  /** Published: the reward does not change any more. */
  isStanding: boolean
}

/** What a survey is about, for whom and until when, and what it brings. */
export function AboutFields({ draft, set, errors, isStanding }: AboutFieldsProps) {
  return (
    <div className="grid gap-4 md:grid-cols-6">
      <Field
        label={texts.name}
        error={errors['title']}
        required={rules.title.isRequired}
        className="md:col-span-6"
      >
        {(control) => (
          <TextInput
            {...control}
            value={draft.title}
            maxLength={rules.title.maxLength}
            onChange={({ target }) => set({ title: target.value })}
          />
        )}
      </Field>
      <Field label={texts.intro} error={errors['intro']} className="md:col-span-3">
        {(control) => (
          <Textarea
            {...control}
            value={draft.intro}
            maxLength={rules.intro.maxLength}
            onChange={({ target }) => set({ intro: target.value })}
          />
        )}
      </Field>
      <Field label={texts.thanks} error={errors['thanks']} className="md:col-span-3">
        {(control) => (
          <Textarea
            {...control}
            value={draft.thanks}
            maxLength={rules.thanks.maxLength}
            onChange={({ target }) => set({ thanks: target.value })}
          />
        )}
      </Field>
      <Day
        label={texts.opensOn}
        error={errors['opens_on']}
        value={draft.opensOn}
        onChange={(opensOn) => set({ opensOn })}
      />
      <Day
        label={texts.closesOn}
        hint={texts.closesHint}
        error={errors['closes_on']}
        value={draft.closesOn}
        onChange={(closesOn) => set({ closesOn })}
      />
      <Field
        label={texts.reward}
        hint={texts.rewardHint}
        error={errors['reward_points']}
        className="md:col-span-2"
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            value={draft.reward}
            maxLength={rules.reward_points.maxLength}
            disabled={isStanding}
            onChange={({ target }) => set({ reward: target.value })}
          />
        )}
      </Field>
      <Access draft={draft} set={set} errors={errors} />
    </div>
  )
}

function Day({
  label,
  hint,
  error,
  value,
  onChange,
}: {
  label: string
  hint?: ReactNode
  error?: string
  value: string
  onChange: (day: string) => void
}) {
  return (
    <DayField
      label={label}
      hint={hint}
      error={error}
      required={rules.opens_on.isRequired}
      className="md:col-span-2"
      value={value}
      onValueChange={onChange}
    />
  )
}

function Access({ draft, set, errors }: Omit<AboutFieldsProps, 'isStanding'>) {
  return (
    <>
      <RadioCards
        legend={texts.access}
        name="survey-access"
        options={[
          { value: 'all', label: texts.accessAll },
          { value: 'list', label: texts.accessList },
        ]}
        value={draft.access}
        onValueChange={(value) => set({ access: value === 'list' ? 'list' : 'all' })}
        error={errors['access']}
        className="md:col-span-3"
      />
      {draft.access === 'list' && (
        <Field
          label={texts.pharmacies}
          hint={texts.pharmaciesHint}
          error={errors['store_codes']}
          required={draft.access === 'list'}
          className="md:col-span-3"
        >
          {(control) => (
            <Textarea
              {...control}
              value={draft.pharmacies}
              spellCheck={false}
              onChange={({ target }) => set({ pharmacies: target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}
