import KeyRound from 'lucide-react/icons/key-round'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { storeRoleLabels } from '#domain/session/store-roles.ts'
import { lazyPart } from '#web/features/cart/lazy-part.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { StoreUser } from '../area/remembered-store.ts'
import { ScreenHead } from '../ScreenHead.tsx'
import { storeTexts } from '../texts.ts'
import { useStore } from '../use-store.ts'
import { DevicesPanel } from './DevicesPanel.tsx'
import { LinksPanel } from './LinksPanel.tsx'
import { Panel } from './Panel.tsx'
import { settingsTexts as texts } from './texts.ts'

const passwordDialog = lazyPart(() =>
  import('./PasswordDialog.tsx').then((part) => part.PasswordDialog),
)

const logoutDialog = lazyPart(() =>
  import('../session/StoreLogoutDialog.tsx').then((part) => part.StoreLogoutDialog),
)

/** Everybody's own password and devices; the store's devices and links for its owner. */
export function SettingsScreen() {
  const { user } = useStore()
  return (
    <div className="mx-auto flex max-w-180 flex-col gap-4 desk:max-w-none">
      <ScreenHead title={storeTexts.settings} />
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

function AccountPanel({ user }: { user: StoreUser | null | undefined }) {
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
              {user.username} · {storeRoleLabels[user.role]}
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
          look="secondary"
          disabled={!user}
          className="phone:grow"
          icon={<KeyRound aria-hidden="true" className="size-4.5" />}
          {...passwordDialog.intent}
          onClick={() => setOpen('password')}
        >
          {texts.changePassword}
        </Button>
        <Button
          look="quiet"
          disabled={!user}
          className="phone:grow"
          icon={<LogOut aria-hidden="true" className="size-4.5" />}
          {...logoutDialog.intent}
          onClick={() => setOpen('logout')}
        >
          {storeTexts.logout}
        </Button>
      </div>
      {open === 'password' && <passwordDialog.Part onClose={close} />}
      {open === 'logout' && <logoutDialog.Part onClose={close} />}
    </Panel>
  )
}
