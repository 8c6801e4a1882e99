import { useRef } from 'react'
import { registerShort } from '#domain/identity/registration/api.ts'
import { fullNameField } from '#domain/kernel/fields.ts'
import { api, ApiError } from '#web/api.ts'
import { useAttempt } from '#web/features/attempt/use-attempt.ts'
import { failureText } from '../failure-text.ts'
import { NewPasswordFields, useNewPassword } from '../NewPasswordFields.tsx'
import { NameField } from '../PersonFields.tsx'
import { authTexts as texts } from '../texts.ts'
import { hasErrors, useFields } from '../use-fields.ts'
import { getRegistrationDraft, keepRegistrationDraft } from './draft.ts'
import type { ProfileStepsProps } from './ProfileSteps.tsx'
import { Progress } from './Progress.tsx'
import { StepForm } from './StepForm.tsx'

/** All that the short form asks beside the phone: a name and a password. */
export function ShortStep({ way, rules, place }: ProfileStepsProps) {
  const { phone, sessionKey } = way
  const form = useRef<HTMLFormElement>(null)
  const { full_name } = getRegistrationDraft().person
  const name = useFields({ full_name }, { full_name: fullNameField }, form)
  const secret = useNewPassword(form, {
    ...{ phone, initial: way.password },
    refusesEasy: rules.refuses_easy_passwords,
  })
  const { busy, failure, attempt } = useAttempt()
  const explain = (error: unknown) => {
    if (!(error instanceof ApiError)) return failureText(error)
    if (['sessionKeyNotValid', 'phoneRegistered'].includes(error.code)) {
      way.refused(error)
      return ''
    }
    const { password, ...ofName } = error.fields
    name.refuse(ofName)
    if (password) secret.refuse({ password })
    return failureText(error)
  }
  const create = () => {
    const [wrongName, wrongSecret] = [name.findErrors(), secret.findErrors()]
    name.refuse(wrongName)
    secret.refuse(wrongSecret)
    if (hasErrors(wrongName) || hasErrors(wrongSecret)) return
    const { password } = secret.values
    way.setPassword(password)
    const told = { full_name: fullNameField.parse(name.values.full_name), password }
    void attempt(async () => {
      way.created((await api.call(registerShort, { ...told, phone, sessionKey })).user)
    }, explain)
  }
  const { profile_reward: reward } = rules
  return (
    <>
      <Progress names={texts.shortSteps} at={1} />
      <StepForm
        form={form}
        place={place}
        title={texts.nameStep}
        why={reward > 0 ? texts.nameWhyReward(reward) : texts.nameWhy}
        note={way.note}
        failure={failure}
        busy={busy}
        action={texts.createAccount}
        onSubmit={create}
      >
        <NameField
          value={name.values.full_name}
          error={name.errors.full_name}
          onChange={(typed) => {
            name.set('full_name', typed)
            const { person } = getRegistrationDraft()
            keepRegistrationDraft({ person: { ...person, full_name: typed } })
          }}
          onLeave={() => name.leave('full_name')}
        />
        <NewPasswordFields fields={secret} phone={phone} />
      </StepForm>
    </>
  )
}
