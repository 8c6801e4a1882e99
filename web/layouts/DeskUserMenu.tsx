import ChevronDown from 'lucide-react/icons/chevron-down'
import KeyRound from 'lucide-react/icons/key-round'
import LogOut from 'lucide-react/icons/log-out'
import Store from 'lucide-react/icons/store'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { logoutStaff, type SignedInUser } from '#domain/staff/api.ts'
import { staffRoleLabels } from '#domain/staff/permissions.ts'
import { api, isRefused } from '#web/api.ts'
import { deskPaths } from '#web/desk-paths.ts'
import { endStaffSession } from '#web/features/desk/session/staff-session.ts'
import { deskTexts as texts } from '#web/features/desk/texts.ts'
import { useDetailsDismiss } from '#web/features/navigation/use-details-dismiss.ts'
import { explainInNotice } from '#web/features/attempt/use-attempt.ts'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'

/** Who is at the desk, and what they may do with their own account. */
export function DeskUserMenu({ user }: { user: SignedInUser }) {
  const details = useDetailsDismiss()
  const { busy, logOut } = useLogOut()
  const name = `${user.full_name} · ${staffRoleLabels[user.role]}`
  return (
    <details ref={details} className="group relative min-w-0">
      <summary className="flex min-h-11 items-center gap-2 rounded-md px-2 text-md hover:bg-primary-tint">
        <UserRound aria-hidden="true" className="size-5 shrink-0 stroke-[1.8]" />
        <span className="max-w-80 min-w-0 truncate max-desk:sr-only">{name}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-3 transition-transform group-open:rotate-180 phone:hidden"
        />
      </summary>
      <div className="absolute top-full right-0 z-40 mt-1 w-60 max-w-[90vw] rounded-md border border-line bg-white p-1 shadow-lift">
        <p className="px-3 py-2 text-sm text-ink-2 desk:hidden">{name}</p>
        <Anchor to={deskPaths.password()} className={row}>
          <KeyRound aria-hidden="true" className={icon} />
          {texts.changePassword}
        </Anchor>
        <Anchor to={paths.home()} target="_blank" rel="noopener" className={row}>
          <Store aria-hidden="true" className={icon} />
          {texts.toShop}
        </Anchor>
        <button
          type="button"
          aria-busy={busy || undefined}
          onClick={() => void logOut()}
          className={cx(row, 'w-full text-left')}
        >
          <LogOut aria-hidden="true" className={icon} />
          {texts.logOut}
        </button>
      </div>
    </details>
  )
}

const row = 'flex min-h-11 items-center gap-3 rounded-sm px-3 hover:bg-primary-tint'
const icon = 'size-4.5 shrink-0 text-ink-2'

function useLogOut() {
  const [busy, setBusy] = useState(false)
  const logOut = async () => {
    if (busy) return
    setBusy(true)
    try {
      await api.call(logoutStaff, {})
    } catch (error) {
      setBusy(false)
      // A session that is gone already is what was wanted.
      if (!isRefused(error, 'unauthenticated')) {
        return void explainInNotice(error)
      }
    }
    // The frame leads to the login.
    endStaffSession()
  }
  return { busy, logOut }
}
