import ShieldAlert from 'lucide-react/icons/shield-alert'
import { z } from 'zod'
import { findEasyReason } from '#domain/identity/easy-password.ts'
import { passwordField } from '#domain/identity/fields.ts'
import { identityTexts } from '#domain/identity/texts.ts'
import { fieldMessages } from '#domain/kernel/field-messages.ts'
import { authTexts as texts } from '#web/features/identity/texts.ts'
import { differing } from '#web/features/session/use-password-form.ts'
import { PasswordTwice } from '#web/features/session/PasswordTwice.tsx'
import { useFormAround } from '#web/form/form-context.ts'

interface Person {
  phone: string
  birthday?: string | undefined
}

export const newPasswordLabels = { password: texts.newPassword, repeat: texts.passwordRepeat }

/** A member's password has six digits. */
export const memberPassword = { repeatDiffers: identityTexts.passwordRepeat, digits: 6 }

/** A new one, typed twice. */
export const twiceFields = {
  password: passwordField,
  repeat: z.string().min(1, fieldMessages.required),
}

export const memberPasswordSchema = z.object({
  ...twiceFields,
  old_password: z.string(),
  totp: z.string(),
})

/** What its schema cannot say of a new one: that it differs, and what is easily guessed where that is refused. */
export function wrongPassword(
  typed: { password: string; repeat: string },
  person: Person,
  refusesEasy: boolean,
): Record<string, string> {
  const easy = refusesEasy ? findEasyWords(typed.password, person) : null
  return { ...differing(typed, memberPassword.repeatDiffers), ...(easy && { password: easy }) }
}

function findEasyWords(password: string, person: Person): string | null {
  const reason = findEasyReason(password, person)
  return reason && `${identityTexts.easyPassword[reason]} ${texts.easyAdvice}`
}

/** A new one among other fields of a form. */
export function NewPasswordFields({
  person,
  warnsOfEasy,
}: {
  person: Person
  /** Where what is easily guessed is no mistake. */
  warnsOfEasy: boolean
}) {
  const { password } = useFormAround().values as { password: string }
  return (
    <>
      {/* So that the browser's keeper of passwords knows whose it is. */}
      <input type="text" autoComplete="username" value={person.phone} readOnly hidden />
      <PasswordTwice
        digits={memberPassword.digits}
        labels={newPasswordLabels}
        hint={texts.passwordHint}
        note={warnsOfEasy && <EasyPasswordNote password={password} person={person} />}
      />
    </>
  )
}

/** A warning, no refusal: the person may go on. Heard when it comes. */
export function EasyPasswordNote({ password, person }: { password: string; person: Person }) {
  const words = findEasyWords(password, person)
  return (
    <div role="status" className="empty:hidden">
      {words && (
        <div className="rounded-md bg-point-tint p-3 text-sm">
          <p className="flex gap-2">
            <ShieldAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-point" />
            {words}
          </p>
        </div>
      )}
    </div>
  )
}
