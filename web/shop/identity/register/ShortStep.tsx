import { z } from 'zod'
import { registerShort } from '#domain/identity/registration/api.ts'
import { fullNameField } from '#domain/kernel/fields.ts'
import { api } from '#web/api.ts'
import { authTexts as texts } from '#web/features/identity/texts.ts'
import { useForm } from '#web/form/use-form.ts'
import { NewPasswordFields, twiceFields, wrongPassword } from '../NewPasswordFields.tsx'
import { NameField } from '../PersonFields.tsx'
import { getRegistrationDraft, keepRegistrationDraft } from './draft.ts'
import type { ProfileStepsProps } from './ProfileSteps.tsx'
import { Progress } from './Progress.tsx'
import { StepForm } from './StepForm.tsx'

const schema = z.object({ full_name: fullNameField, ...twiceFields })

/** All that the short form asks beside the phone: a name and a password. */
export function ShortStep({ way, rules, place }: ProfileStepsProps) {
  const { phone, sessionKey, password } = way
  const { profile_reward: reward, refuses_easy_passwords: refusesEasy } = rules
  const form = useForm(schema, {
    initial: {
      full_name: getRegistrationDraft().person.full_name,
      password,
      repeat: password,
    },
    namesMissing: true,
    alsoWrong: (values) => wrongPassword(values, { phone }, refusesEasy),
    keep: ({ full_name }) => {
      const { person } = getRegistrationDraft()
      keepRegistrationDraft({ person: { ...person, full_name } })
    },
    send: async ({ full_name, password: chosen }) => {
      way.setPassword(chosen)
      const told = { full_name: fullNameField.parse(full_name), password: chosen }
      way.created((await api.call(registerShort, { ...told, phone, sessionKey })).user)
    },
    explain: (error) => (way.isRefused(error) ? '' : undefined),
  })
  return (
    <>
      <Progress names={texts.shortSteps} at={1} />
      <StepForm
        form={form}
        place={place}
        title={texts.nameStep}
        why={reward > 0 ? texts.nameWhyReward(reward) : texts.nameWhy}
        note={way.note}
        action={texts.createAccount}
      >
        <NameField />
        <NewPasswordFields person={{ phone }} warnsOfEasy={!refusesEasy} />
      </StepForm>
    </>
  )
}
