import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import { cx } from '#web/ui/class-names.ts'
import { evaluatePassword } from './password-strength.ts'
import { sessionTexts as texts } from './texts.ts'

/** How good a password is, while it is typed; whoever it belongs to should not be named in it. */
export function StrengthHint({ password, names }: { password: string; names: readonly string[] }) {
  const strength = evaluatePassword(password, names)
  const isGood = strength.level === 'good' || strength.level === 'strong'
  const Sign = isGood ? CircleCheck : Info
  const words =
    strength.level === 'short'
      ? texts.strength.short(strength.missing)
      : texts.strength[strength.level]
  return (
    <span aria-live="polite" className="block min-h-5 text-sm">
      {password && (
        <span className={cx('flex items-center gap-1.5', isGood ? 'text-ok' : 'text-point')}>
          <Sign aria-hidden="true" className="size-4 shrink-0" />
          {words}
        </span>
      )}
    </span>
  )
}
