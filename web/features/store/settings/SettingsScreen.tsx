import { useState } from 'react'
import { storeRoleLabels } from '#domain/drugstore/roles.ts'
import { lazyPart } from '#web/features/cart/lazy-part.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { StoreUser } from '../area/remembered-store.ts'
import { storeTexts } from '../texts.ts'
import { useStore } from '../use-store.ts'
import { DevicesPanel } from './DevicesPanel.tsx'
import { LinksPanel } from './LinksPanel.tsx'
import { Panel } from './Panel.tsx'
import { settingsTexts as texts } from './texts.ts'

const passwordDialog = lazyPart(() =>
  import('./PasswordDialog.tsx').then((part) => part.PasswordDialog),
)

/** Everybody's own password and devices; the store's devices and links for its owner. */
export function SettingsScreen() {
  const { user } = useStore()
  return (
    <div className="mx-auto grid max-w-180 gap-5 desk:max-w-none desk:grid-cols-2 desk:items-start">
      <h1 className="text-2xl desk:col-span-2 font-bold phone:text-xl">{storeTexts.settings}</h1>
      <AccountPanel user={user} />
      <DevicesPanel />
      {user?.role === 'owner' && <LinksPanel />}
    </div>
  )
}

function AccountPanel({ user }: { user: StoreUser | null | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Panel title={texts.account}>
      {user ? (
        <>
          <p className="mt-2 font-semibold">{user.full_name}</p>
          <p className="text-sm text-ink-2">
            {user.username} · {storeRoleLabels[user.role]}
          </p>
        </>
      ) : (
        <>
          <Skeleton className="mt-3 h-4.5 w-44" />
          <Skeleton className="mt-2.5 mb-1 h-3.5 w-32" />
        </>
      )}
      <p className="mt-4 mb-3 text-sm text-ink-2">{texts.passwordText}</p>
      <Button
        look="secondary"
        disabled={!user}
        {...passwordDialog.intent}
        onClick={() => setIsOpen(true)}
      >
        {texts.changePassword}
      </Button>
      {isOpen && <passwordDialog.Part onClose={() => setIsOpen(false)} />}
    </Panel>
  )
}
