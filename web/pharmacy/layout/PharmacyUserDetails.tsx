import KeyRound from 'lucide-react/icons/key-round'
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { pharmacyRoleLabels } from '#domain/session/pharmacy-roles.ts'
import { UserMenu, UserMenuButton, UserMenuLink } from '#web/features/session/UserMenu.tsx'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import type { PharmacyUser } from '#web/pharmacy/area/remembered-pharmacy.ts'
import { pharmacyTexts as texts } from '#web/pharmacy/texts.ts'
import { usePharmacyPaths } from '#web/pharmacy/session/use-pharmacy.ts'

const logout = lazyPart(() =>
  import('#web/pharmacy/leave/PharmacyLogoutDialog.tsx').then((part) => part.PharmacyLogoutDialog),
)

/** Who is logged in, and what they may do with it. */
export function PharmacyUserDetails({ user }: { user: PharmacyUser }) {
  const paths = usePharmacyPaths()
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <>
      <UserMenu name={`${user.full_name} · ${pharmacyRoleLabels[user.role]}`}>
        <UserMenuLink icon={KeyRound} to={paths.settings()}>
          {texts.settings}
        </UserMenuLink>
        <UserMenuButton icon={LogOut} {...logout.intent} onClick={() => setIsLeaving(true)}>
          {texts.logout}
        </UserMenuButton>
      </UserMenu>
      {isLeaving && <logout.Part onClose={() => setIsLeaving(false)} />}
    </>
  )
}
