import LogIn from 'lucide-react/icons/log-in'
import Menu from 'lucide-react/icons/menu'
import WifiOff from 'lucide-react/icons/wifi-off'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { useCounts } from '#web/pharmacy/area/counts.ts'
import { useOnline } from '#web/pharmacy/parts/use-online.ts'
import { openPharmacyLogin } from '#web/pharmacy/session/pharmacy-session.ts'
import { usePharmacy, usePharmacyPaths } from '#web/pharmacy/session/use-pharmacy.ts'
import { pharmacyTexts as texts } from '#web/pharmacy/texts.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { DrawerTrigger } from '#web/ui/Drawer.tsx'
import { IconButton, iconButtonClass } from '#web/ui/IconButton.tsx'

const details = lazyPart(
  () => import('./PharmacyUserDetails.tsx').then((part) => part.PharmacyUserDetails),
  Place,
)

/** Whose counter this is, who stands at it, and whether it is on the network. */
export function PharmacyHeader({ drawer }: { drawer: string }) {
  const { code, name, user } = usePharmacy()
  const paths = usePharmacyPaths()
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
          <PharmacyUserMenu />
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

/** Who is logged in; the way in for nobody. */
function PharmacyUserMenu() {
  const { code, user } = usePharmacy()
  if (user === undefined) return <Place />
  if (user) return <details.Part user={user} />
  return (
    <IconButton
      label={texts.login}
      icon={<LogIn aria-hidden="true" className="size-6" />}
      onClick={() => openPharmacyLogin(code)}
    />
  )
}

/** Kept until it is known who is here. */
function Place() {
  return <span className="size-11 shrink-0 desk:w-15" />
}
