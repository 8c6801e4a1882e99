import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import { cx } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/Field.tsx'
import { SecretInput } from '#web/ui/SecretInput.tsx'
import type { NewPassword } from './use-new-password.ts'
import { sessionTexts as texts } from './texts.ts'

/** A new password, twice, with a word on how good it is. */
export function PasswordFields({ field }: { field: NewPassword }) {
  return (
    <>
      <Field label={texts.newPassword} error={field.errors.password} required>
        {(control) => (
          <>
            <SecretInput
              {...control}
              autoComplete="new-password"
              maxLength={200}
              value={field.password}
              onChange={(event) => field.setPassword(event.target.value)}
            />
            <StrengthHint field={field} />
          </>
        )}
      </Field>
      <Field label={texts.repeat} error={field.errors.repeat} required>
        {(control) => (
          <SecretInput
            {...control}
            autoComplete="new-password"
            maxLength={200}
            value={field.repeat}
            onChange={(event) => field.setRepeat(event.target.value)}
          />
        )}
      </Field>
    </>
  )
}

function StrengthHint({ field: { password, strength } }: { field: NewPassword }) {
  const isGood = strength.level === 'good' || strength.level === 'strong'
  const Sign = isGood ? CircleCheck : Info
  const words =
    strength.level === 'short'
      ? texts.strength.short(strength.missing)
      : texts.strength[strength.level]
  return (
    <p aria-live="polite" className="min-h-5 text-sm">
      {password && (
        <span className={cx('flex items-center gap-1.5', isGood ? 'text-ok' : 'text-point')}>
          <Sign aria-hidden="true" className="size-4 shrink-0" />
          {words}
        </span>
      )}
    </p>
  )
}
