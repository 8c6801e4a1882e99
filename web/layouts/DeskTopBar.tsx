import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import type { SignedInUser } from '#domain/staff/api.ts'
import { deskPaths } from '#web/desk-paths.ts'
import { DeskSearch } from '#web/features/desk/search/DeskSearch.tsx'
import { deskTexts as texts } from '#web/features/desk/texts.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { DrawerTrigger } from '#web/ui/Drawer.tsx'
import { iconButtonClass } from '#web/ui/IconButton.tsx'
import { DeskUserMenu } from './DeskUserMenu.tsx'

/** Above every page: the one search box and who is at the desk. */
export function DeskTopBar({ user, drawer }: { user: SignedInUser | null; drawer: string }) {
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
      <DeskSearch className="max-w-130 min-w-0 grow basis-60 phone:hidden" />
      <Anchor
        to={deskPaths.search()}
        aria-label={texts.search}
        className={iconButtonClass('above-phone:hidden')}
      >
        <Search aria-hidden="true" className="size-5.5" />
      </Anchor>
      <div className="ml-auto flex min-w-11 shrink-3 justify-end phone:ml-0">
        {user && <DeskUserMenu user={user} />}
      </div>
    </header>
  )
}
