import FileClock from 'lucide-react/icons/file-clock'
import KeyRound from 'lucide-react/icons/key-round'
import ListChecks from 'lucide-react/icons/list-checks'
import LogOut from 'lucide-react/icons/log-out'
import Pharmacy from 'lucide-react/icons/store'
import { useState } from 'react'
import { logoutStaff, type SignedInUser } from '#domain/staff/api.ts'
import { staffRoleLabels } from '#domain/staff/permissions.ts'
import { api } from '#web/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { endStaffSession } from '#web/backoffice/data/staff-session.ts'
import { backofficeTexts as texts } from '#web/backoffice/texts.ts'
import { logOut } from '#web/features/session/log-out.ts'
import { UserMenu, UserMenuButton, UserMenuLink } from '#web/features/session/UserMenu.tsx'
import { paths } from '#web/paths.ts'

/** Who is in the back office, and what they may do with their own account. */
export function BackofficeUserMenu({ user }: { user: SignedInUser }) {
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    if (busy) return
    setBusy(true)
    // The frame leads to the login.
    if (await logOut(() => api.call(logoutStaff, {}))) endStaffSession()
    setBusy(false)
  }
  return (
    <UserMenu name={`${user.full_name} · ${staffRoleLabels[user.role]}`} showsName>
      <UserMenuLink icon={FileClock} to={backofficePaths.exports()}>
        {texts.exports}
      </UserMenuLink>
      <UserMenuLink icon={ListChecks} to={backofficePaths.bulkJobs()}>
        {texts.bulkJobs}
      </UserMenuLink>
      <UserMenuLink icon={KeyRound} to={backofficePaths.password()}>
        {texts.changePassword}
      </UserMenuLink>
      <UserMenuLink icon={Pharmacy} to={paths.home()} target="_blank" rel="noopener">
        {texts.toShop}
      </UserMenuLink>
      <UserMenuButton icon={LogOut} aria-busy={busy || undefined} onClick={() => void leave()}>
        {texts.logOut}
      </UserMenuButton>
    </UserMenu>
  )
}
