import { useRef } from 'react'
import { updateUser, type User } from '#domain/identity/api.ts'
import { api, ApiError } from '#web/api.ts'
import { Section } from '#web/features/checkout/Section.tsx'
import { failureText } from '#web/features/identity/failure-text.ts'
import { FailureNote } from '#web/features/identity/FailureNote.tsx'
import { personOf, profileRules, wirePerson } from '#web/features/identity/person.ts'
import { HealthTopics, JobField, PersonFields } from '#web/features/identity/PersonFields.tsx'
import { toMember } from '#web/features/identity/session-check.ts'
import { useFields, useSubmit } from '#web/features/identity/use-fields.ts'
import { notify } from '#web/features/notices/notify.ts'
import { setMember } from '#web/state/member.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { DeletionNotice } from '../DeletionNotice.tsx'
import { profileTexts as texts } from '../texts.ts'
import { RewardNote } from '../RewardNote.tsx'
import { AddressSection } from './AddressSection.tsx'

/** Who the member is, and where they have things sent. */
export function InfoScreen({ user }: { user: User }) {
  return (
    <div className="flex flex-col gap-4">
      <DeletionNotice dueAt={user.deletion_due_at} />
      <RewardNote reward={user.profile_reward} />
      <Section title={texts.personal}>
        <PersonForm user={user} />
      </Section>
      <AddressSection addresses={user.extra_address} />
    </div>
  )
}

function PersonForm({ user }: { user: User }) {
  const form = useRef<HTMLFormElement>(null)
  const fields = useFields(personOf(user), profileRules, form)
  const send = async () => {
    const { user: saved } = await api.call(updateUser, wirePerson(fields.values))
    setMember(toMember(saved))
    const isRewarded = user.profile_reward !== undefined && saved.profile_reward === undefined
    notify({ text: isRewarded ? texts.rewarded(user.profile_reward ?? 0) : texts.saved })
  }
  const { busy, failure, submit } = useSubmit(fields, send, (error) => {
    if (error instanceof ApiError) fields.refuse(error.fields)
    return failureText(error)
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-4">
      <Field label={texts.phone} hint={texts.phoneHint}>
        {(control) => <TextInput {...control} value={user.phone} readOnly />}
      </Field>
      <PersonFields fields={fields} needsEmail={false} />
      <JobField value={fields.values.job} onChange={(job) => fields.set('job', job)} />
      <HealthTopics
        value={fields.values.healths}
        onChange={(healths) => fields.set('healths', healths)}
      />
      <FailureNote>{failure}</FailureNote>
      <Button type="submit" size="main" busy={busy}>
        {texts.save}
      </Button>
    </form>
  )
}
