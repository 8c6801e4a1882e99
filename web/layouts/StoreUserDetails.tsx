import ChevronDown from 'lucide-react/icons/chevron-down'
import KeyRound from 'lucide-react/icons/key-round'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { storeRoleLabels } from '#domain/session/store-roles.ts'
import type { StoreUser } from '#web/features/store/area/remembered-store.ts'
import { lazyPart } from '#web/features/cart/lazy-part.tsx'
import { useDetailsDismiss } from '#web/features/navigation/use-details-dismiss.ts'
import { storeTexts as texts } from '#web/features/store/texts.ts'
import { useStorePaths } from '#web/features/store/use-store.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'

const logout = lazyPart(() =>
  import('#web/features/store/session/StoreLogoutDialog.tsx').then(
    (part) => part.StoreLogoutDialog,
  ),
)

/** Who is logged in, and what they may do with it. */
export function StoreUserDetails({ user }: { user: StoreUser }) {
  const details = useDetailsDismiss()
  const paths = useStorePaths()
  const [isLeaving, setIsLeaving] = useState(false)
  const name = `${user.full_name} · ${storeRoleLabels[user.role]}`
  return (
    <>
      <details ref={details} className="group relative shrink-0">
        <summary className="flex size-11 items-center justify-center gap-1 rounded-md hover:bg-primary-tint desk:w-auto desk:px-2">
          <UserRound aria-hidden="true" className="size-6 shrink-0 stroke-[1.8]" />
          <span className="sr-only">{name}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 text-ink-3 transition-transform group-open:rotate-180 max-desk:hidden"
          />
        </summary>
        <div className="absolute top-full right-0 z-40 mt-1 w-64 rounded-md border border-line bg-white p-1 shadow-lift">
          <p className="px-3 py-2 text-sm text-ink-2">{name}</p>
          <Anchor to={paths.settings()} className={row}>
            <KeyRound aria-hidden="true" className={icon} />
            {texts.settings}
          </Anchor>
          <button
            type="button"
            {...logout.intent}
            onClick={() => setIsLeaving(true)}
            className={cx(row, 'w-full text-left')}
          >
            <LogOut aria-hidden="true" className={icon} />
            {texts.logout}
          </button>
        </div>
      </details>
      {isLeaving && <logout.Part onClose={() => setIsLeaving(false)} />}
    </>
  )
}

const row = 'flex min-h-11 items-center gap-3 rounded-sm px-3 hover:bg-primary-tint'
const icon = 'size-4.5 shrink-0 text-ink-2'
