import { useState } from 'react'
import type { Output } from '#domain/contract.ts'
import { createOwner, openSetup } from '#domain/opening/api.ts'
import type { SignedInUser } from '#domain/staff/api.ts'
import { api, isRefused } from '#web/api.ts'
import { usePasswordForm } from '#web/features/session/use-password-form.ts'
import { failureText } from '#web/form/failure-text.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { AuthenticatorCode } from '../session/AuthenticatorCode.tsx'
import { newPasswordSchema, StaffPasswordForm } from '../session/StaffPasswordForm.tsx'
import { setupTexts as texts } from './texts.ts'

interface Person {
  token: string
  full_name: string
  username: string
}

type Begun = Person & Output<typeof openSetup>

/** The first account of a new shop: who it is for, then its two factors. */
export function OwnerForm({ onDone }: { onDone: (owner: SignedInUser) => void }) {
  const [person, setPerson] = useState<Person>({ token: '', full_name: '', username: '' })
  const [begun, setBegun] = useState<Begun | null>(null)
  return (
    <>
      <h1 className="text-2xl">{texts.ownerTitle}</h1>
      <p className="mt-1 mb-6 text-ink-2">{texts.ownerText}</p>
      {begun ? (
        <Factors begun={begun} onBack={() => setBegun(null)} onDone={onDone} />
      ) : (
        <WhoForm
          person={person}
          onBegun={(next) => {
            setPerson(next)
            setBegun(next)
          }}
        />
      )}
    </>
  )
}

const whoSchema = createOwner.input.pick({ token: true, full_name: true, username: true })

function WhoForm({ person, onBegun }: { person: Person; onBegun: (begun: Begun) => void }) {
  const form = useForm(whoSchema, {
    initial: person,
    send: async (given) => {
      const { token, username } = given
      onBegun({ ...given, ...(await api.call(openSetup, { token, username })) })
    },
    explain: (error) => {
      if (!isRefused(error, 'setupTokenNotValid')) return undefined
      form.refuse({ token: failureText(error) })
      return ''
    },
  })
  return (
    <Form form={form}>
      <Form.Text name="token" label={texts.token} hint={texts.tokenHint} autoComplete="off" />
      <Form.Text name="full_name" label={texts.fullName} autoComplete="name" />
      <Form.Text
        name="username"
        label={texts.username}
        hint={texts.usernameHint}
        autoComplete="username"
      />
      <Form.Failure />
      <Button type="submit" size="main" wide busy={form.busy}>
        {texts.goOn}
      </Button>
    </Form>
  )
}

function Factors({
  begun,
  onBack,
  onDone,
}: {
  begun: Begun
  onBack: () => void
  onDone: (owner: SignedInUser) => void
}) {
  const { totp: app, ...person } = begun
  const state = usePasswordForm(newPasswordSchema, {
    repeatDiffers: texts.repeatDiffers,
    send: async ({ password, totp }) =>
      onDone((await api.call(createOwner, { ...person, password, totp })).user),
  })
  const lead = (
    <>
      <h2 className="text-lg">{texts.app}</h2>
      <p className="-mt-2 text-sm text-ink-2">{texts.appText}</p>
      <AuthenticatorCode totp={app} />
      <h2 className="mt-2 text-lg">{texts.password}</h2>
    </>
  )
  return (
    <>
      <StaffPasswordForm
        state={state}
        user={person}
        lead={lead}
        codeLabel={texts.code}
        action={texts.create}
      />
      <Button variant="plain" onClick={onBack} className="mt-3">
        {texts.back}
      </Button>
    </>
  )
}
