import { loginLink } from '#web/shop/identity/account-dialog.tsx'
import { useMember } from '#web/shop/state/member.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'
import { subscriptionTexts as texts } from './texts.ts'

/** Only members can have something come again and again: only they can end it. */
export function GuestNote({ className }: { className?: string }) {
  if (useMember()) return null
  return (
    <p role="status" className={cx('text-sm text-ink-2', className)}>
      {texts.needsAccount}{' '}
      <Anchor {...loginLink} className="font-semibold text-primary underline">
        {texts.login}
      </Anchor>
    </p>
  )
}
