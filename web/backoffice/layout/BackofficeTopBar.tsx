import Menu from 'lucide-react/icons/menu'
import type { SignedInUser } from '#domain/staff/api.ts'
import { PaletteButton } from '#web/backoffice/search/PaletteButton.tsx'
import { backofficeTexts as texts } from '#web/backoffice/texts.ts'
import { DrawerTrigger } from '#web/ui/Drawer.tsx'
import { iconButtonClass } from '#web/ui/IconButton.tsx'
import { screensFor } from './menu-of-user.ts'
import { BackofficeUserMenu } from './BackofficeUserMenu.tsx'

/** Above every page: the way to anything and who is in the back office. */
export function BackofficeTopBar({ user, drawer }: { user: SignedInUser | null; drawer: string }) {
  return (
    <header className="sticky top-0 z-30 flex h-16.5 items-center gap-3 border-b border-line bg-white px-6 phone:h-14 phone:gap-1 phone:px-2 print:hidden">
      <DrawerTrigger
        drawer={drawer}
        aria-label={texts.openMenu}
        className={iconButtonClass('desk:hidden')}
      >
        <Menu aria-hidden="true" className="size-6" />
      </DrawerTrigger>
      <p className="min-w-0 grow truncate font-bold above-phone:hidden">{texts.brand}</p>
      {user && <PaletteButton screens={screensFor(user)} />}
      <div className="ml-auto flex min-w-11 shrink-3 justify-end phone:ml-0">
        {user && <BackofficeUserMenu user={user} />}
      </div>
    </header>
  )
}
