import Menu from 'lucide-react/icons/menu'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useCounts } from '#web/features/store/counts.ts'
import { storeTexts as texts } from '#web/features/store/texts.ts'
import { useOnline } from '#web/features/store/use-online.ts'
import { useStore, useStorePaths } from '#web/features/store/use-store.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { DrawerTrigger } from '#web/ui/Drawer.tsx'
import { iconButtonClass } from '#web/ui/IconButton.tsx'
import { StoreUserMenu } from './StoreUserMenu.tsx'

/** Whose counter this is, who stands at it, and whether it is on the network. */
export function StoreHeader({ drawer }: { drawer: string }) {
  const { code, name, user } = useStore()
  const paths = useStorePaths()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-white print:hidden">
      <div className="mx-auto flex min-h-18 w-full max-w-300 items-center gap-2 py-2 pr-2 pl-4">
        <Anchor to={paths.home()} className="min-w-0 grow rounded-sm py-0.5">
          <span className="line-clamp-2 font-bold leading-snug">{name}</span>
          <span className="block truncate text-sm text-ink-3">
            {user ? `${code} · ${user.full_name}` : code}
          </span>
        </Anchor>
        <NetworkPill />
        <StoreUserMenu />
        <DrawerTrigger
          drawer={drawer}
          aria-label={texts.openMenu}
          title={texts.openMenu}
          className={iconButtonClass('desk:hidden')}
        >
          <Menu aria-hidden="true" className="size-6" />
        </DrawerTrigger>
      </div>
    </header>
  )
}

/** Only what is out of order is said: no network, or codes that still wait for it. */
function NetworkPill() {
  const isOnline = useOnline()
  const { waitingCodes } = useCounts()
  const parts = [
    ...(isOnline ? [] : [texts.offline]),
    ...(waitingCodes > 0 ? [texts.waitingCodes(waitingCodes)] : []),
  ]
  return (
    <p role="status" className="shrink-0 empty:hidden">
      {parts.length > 0 && (
        <span
          title={texts.offlineHint}
          className="flex max-w-36 items-center gap-1.5 rounded-full bg-point-tint px-3 py-1 text-xs font-semibold text-point above-phone:max-w-none"
        >
          {!isOnline && <WifiOff aria-hidden="true" className="size-4 shrink-0" />}
          <span>{parts.join(' · ')}</span>
        </span>
      )}
    </p>
  )
}
