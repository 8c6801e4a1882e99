import { updateUser, type User } from '#domain/identity/api.ts'
import { api } from '#web/api.ts'
import { Section } from '#web/ui/Section.tsx'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { personOf, profileSchema, wirePerson } from '#web/shop/identity/person.ts'
import { HealthTopics, JobField, PersonFields } from '#web/shop/identity/PersonFields.tsx'
import { toMember } from '#web/shop/identity/session-check.ts'
import { notify } from '#web/features/notices/notify.ts'
import { setMember } from '#web/shop/state/member.ts'
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
  const form = useForm(profileSchema, {
    initial: personOf(user),
    namesMissing: true,
    send: async (person) => {
      const { user: saved } = await api.call(updateUser, wirePerson(person))
      setMember(toMember(saved))
      const isRewarded = user.profile_reward !== undefined && saved.profile_reward === undefined
      notify({ text: isRewarded ? texts.rewarded(user.profile_reward ?? 0) : texts.saved })
    },
  })
  return (
    <Form form={form} className="flex max-w-xl flex-col gap-4">
      <Field label={texts.phone} hint={texts.phoneHint}>
        {(control) => <TextInput {...control} value={user.phone} readOnly />}
      </Field>
      <PersonFields />
      <JobField />
      <HealthTopics />
      <Form.Failure />
      <Button type="submit" size="main" busy={form.busy}>
        {texts.save}
      </Button>
    </Form>
  )
}
