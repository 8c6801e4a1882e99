import KeyRound from 'lucide-react/icons/key-round'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { pharmacyRoleLabels } from '#domain/session/pharmacy-roles.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { PharmacyUser } from '../area/remembered-pharmacy.ts'
import { ScreenHead } from '../parts/ScreenHead.tsx'
import { pharmacyTexts } from '../texts.ts'
import { usePharmacy } from '../session/use-pharmacy.ts'
import { DevicesPanel } from './DevicesPanel.tsx'
import { LinksPanel } from './LinksPanel.tsx'
import { Panel } from './Panel.tsx'
import { settingsTexts as texts } from './texts.ts'

const passwordDialog = lazyPart(() =>
  import('./PasswordDialog.tsx').then((part) => part.PasswordDialog),
)

const logoutDialog = lazyPart(() =>
  import('../leave/PharmacyLogoutDialog.tsx').then((part) => part.PharmacyLogoutDialog),
)

/** Everybody's own password and devices; the pharmacy's devices and links for its owner. */
export function SettingsScreen() {
  const { user } = usePharmacy()
  return (
    <div className="mx-auto flex max-w-180 flex-col gap-4 desk:max-w-none">
      <ScreenHead title={pharmacyTexts.settings} />
      <div className="grid grid-cols-1 gap-4 desk:grid-cols-2 desk:grid-rows-[auto_1fr] desk:items-start">
        <AccountPanel user={user} />
        <div className="desk:col-start-2 desk:row-span-2 desk:row-start-1">
          <DevicesPanel />
        </div>
        {user?.role === 'owner' && <LinksPanel />}
      </div>
    </div>
  )
}

function AccountPanel({ user }: { user: PharmacyUser | null | undefined }) {
  const [open, setOpen] = useState<'password' | 'logout' | null>(null)
  const close = () => setOpen(null)
  return (
    <Panel title={texts.account}>
      <div className="mt-3 flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-tint text-primary">
          <UserRound aria-hidden="true" className="size-6" />
        </span>
        {user ? (
          <div className="min-w-0">
            <p className="font-semibold">{user.full_name}</p>
            <p className="text-sm text-ink-2">
              {user.username} · {pharmacyRoleLabels[user.role]}
            </p>
          </div>
        ) : (
          <div>
            <Skeleton className="my-1 h-4.5 w-44" />
            <Skeleton className="my-1.5 h-3.5 w-32" />
          </div>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          disabled={!user}
          className="phone:grow"
          icon={<KeyRound aria-hidden="true" className="size-4.5" />}
          {...passwordDialog.intent}
          onClick={() => setOpen('password')}
        >
          {texts.changePassword}
        </Button>
        <Button
          variant="quiet"
          disabled={!user}
          className="phone:grow"
          icon={<LogOut aria-hidden="true" className="size-4.5" />}
          {...logoutDialog.intent}
          onClick={() => setOpen('logout')}
        >
          {pharmacyTexts.logout}
        </Button>
      </div>
      {open === 'password' && <passwordDialog.Part onClose={close} />}
      {open === 'logout' && <logoutDialog.Part onClose={close} />}
    </Panel>
  )
}
