import { useRef } from 'react'
import type { User } from '#domain/identity/api.ts'
import { registerShort } from '#domain/identity/registration/api.ts'
import { fullNameField } from '#domain/kernel/fields.ts'
import { api, ApiError } from '#web/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { failureText } from '../failure-text.ts'
import { FailureNote } from '../FailureNote.tsx'
import { NameField } from '../PersonFields.tsx'
import { authTexts as texts } from '../texts.ts'
import { useFields, useSubmit } from '../use-fields.ts'
import { getRegistrationDraft, keepRegistrationDraft } from './draft.ts'
import { StepCount, StepFrame } from './StepFrame.tsx'

export interface NameStepProps {
  phone: string
  sessionKey: string
  password: string
  reward: number
  onCreated: (user: User) => void
  onRefused: (error: ApiError) => void
  onPassword: (reason: string) => void
}

/** The last step of the short form. */
export function NameStep({ phone, sessionKey, password, reward, ...on }: NameStepProps) {
  const form = useRef<HTMLFormElement>(null)
  const { full_name } = getRegistrationDraft().person
  const fields = useFields({ full_name }, { full_name: fullNameField }, form)
  const create = async () => {
    const name = fullNameField.parse(fields.values.full_name)
    const known = { phone, sessionKey, password, full_name: name }
    on.onCreated((await api.call(registerShort, known)).user)
  }
  const explain = (error: unknown) => {
    if (!(error instanceof ApiError)) return failureText(error)
    if (['sessionKeyNotValid', 'phoneRegistered'].includes(error.code)) on.onRefused(error)
    else if (error.fields['password']) on.onPassword(error.fields['password'])
    else {
      fields.refuse(error.fields)
      return failureText(error)
    }
    return ''
  }
  const { busy, failure, submit } = useSubmit(fields, create, explain)
  return (
    <>
      <StepCount at={4} of={4} />
      <StepFrame
        title={texts.nameStep}
        why={reward > 0 ? texts.nameWhyReward(reward) : texts.nameWhy}
      >
        <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <NameField
            value={fields.values.full_name}
            error={fields.errors.full_name}
            onChange={(name) => {
              fields.set('full_name', name)
              const { person } = getRegistrationDraft()
              keepRegistrationDraft({ person: { ...person, full_name: name } })
            }}
            onLeave={() => fields.leave('full_name')}
          />
          <FailureNote>{failure}</FailureNote>
          <Button type="submit" size="main" wide busy={busy}>
            {texts.createAccount}
          </Button>
        </form>
      </StepFrame>
    </>
  )
}
