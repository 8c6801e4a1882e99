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
      <div className={rows}>
        <Anchor
          to={paths.home()}
          className="flex min-h-11 items-center rounded-sm font-bold phone:col-span-2 above-phone:min-h-6"
        >
          <span className="line-clamp-2 leading-snug">{name}</span>
        </Anchor>
        <div className="row-start-2 flex items-center gap-2 phone:col-span-3 above-phone:contents">
          <p className="grow truncate text-sm leading-6 text-ink-3 above-phone:row-start-2">
            {user ? `${code} · ${user.full_name}` : code}
          </p>
          <NetworkPill />
        </div>
        <div className="col-start-3 row-start-1 flex items-center above-phone:row-span-2 above-phone:gap-2">
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
      </div>
    </header>
  )
}

/**
 * On a phone two lines of a fixed height: the name has the first beside the icons, the state stands in
 * the second, so that neither takes the other's room and nothing moves when the network goes.
 */
const rows =
  'mx-auto grid min-h-18 w-full max-w-300 grid-cols-[minmax(0,1fr)_auto_auto] content-center items-center gap-x-2 pr-2 pl-4 above-phone:py-2'

/** Only what is out of order is said: no network, or codes that still wait for it. */
function NetworkPill() {
  const isOnline = useOnline()
  const { waitingCodes } = useCounts()
  const parts = [
    ...(isOnline ? [] : [texts.offline]),
    ...(waitingCodes > 0 ? [texts.waitingCodes(waitingCodes)] : []),
  ]
  return (
    <p
      role="status"
      className="shrink-0 empty:hidden phone:pr-2 above-phone:col-start-2 above-phone:row-span-2 above-phone:row-start-1"
    >
      {parts.length > 0 && (
        <span
          title={texts.offlineHint}
          className="flex items-center gap-1.5 rounded-full bg-point-tint px-2 py-0.5 text-xs font-semibold whitespace-nowrap text-point above-phone:px-3 above-phone:py-1"
        >
          {!isOnline && <WifiOff aria-hidden="true" className="size-4 shrink-0" />}
          <span>{parts.join(' · ')}</span>
        </span>
      )}
    </p>
  )
}
