import ChevronDown from 'lucide-react/icons/chevron-down'
import Menu from 'lucide-react/icons/menu'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import type { MenuCategory } from '#domain/catalog/api.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { loginLink } from '#web/shop/identity/account-dialog.tsx'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Drawer, DrawerTrigger } from '#web/ui/Drawer.tsx'
import { iconButtonClass } from '#web/ui/IconButton.tsx'
import { PointsPill } from '#web/ui/PointsPill.tsx'
import { CategoryIcon } from './CategoryIcon.tsx'
import { mainEntries, visibleEntries } from './entries.ts'
import { navigationTexts as texts } from './texts.ts'
import type { Visitor } from './visitor.ts'

const drawerId = 'side-menu'
const nextGift = lazyPart(() =>
  import('#web/shop/membership/NextGiftLine.tsx').then((part) => part.NextGiftLine),
)

export function SideMenuButton({ onOpen, className }: { onOpen: () => void; className?: string }) {
  return (
    <DrawerTrigger
      drawer={drawerId}
      onOpen={onOpen}
      aria-label={texts.openMenu}
      className={iconButtonClass(className)}
    >
      <Menu aria-hidden="true" className="size-6.5" />
    </DrawerTrigger>
  )
}

export interface SideMenuProps {
  menu: readonly MenuCategory[]
  /** With the categories' branches. Pages come without: until it is opened, links to the categories will do. */
  isWhole: boolean
  visitor: Visitor | null | undefined
  hiddenPaths: readonly string[]
  header: ReactNode
  /** Below the links: hotline and the like. */
  footer: ReactNode
}

/** The menu of phones: from the left, over the page. */
export function SideMenu(props: SideMenuProps) {
  const { menu, isWhole, visitor, hiddenPaths, header, footer } = props
  return (
    <Drawer id={drawerId} title={texts.menu} header={header}>
      {visitor ? visitor.isMember && <MemberRow visitor={visitor} /> : <GuestRow />}
      {isWhole && visitor?.isMember && visitor.points !== null && (
        <nextGift.Part points={visitor.points} className="mx-4 mt-3" />
      )}
      <nav aria-label={texts.menu} className="py-2">
        <ul className="border-b border-line pb-2">
          {visibleEntries(mainEntries, visitor, hiddenPaths).map(({ label, to }) => (
            <li key={to}>
              <Anchor to={to} className={row}>
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
        <p className="px-4 pt-4 pb-1 text-xs font-semibold text-ink-3">{texts.categories}</p>
        <ul>
          {menu.map((category) => (
            <li key={category.id}>
              {isWhole ? (
                <CategoryBranch category={category} />
              ) : (
                <Anchor to={paths.shop({ c: [category.slug] })} className={row}>
                  {category.name}
                </Anchor>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="border-t border-line p-4">{footer}</div>
    </Drawer>
  )
}

function GuestRow() {
  return (
    <div className="flex border-b border-line">
      <Anchor {...loginLink} className={`${row} text-primary`}>
        <UserRound aria-hidden="true" className="size-5.5 shrink-0" />
        {texts.login}
      </Anchor>
      <Anchor to={paths.register()} className={`${row} justify-end text-primary`}>
        {texts.register}
      </Anchor>
    </div>
  )
}

/** Who is signed in, and the points: on phones the header has no room for them. */
function MemberRow({ visitor: { fullName, points } }: { visitor: Visitor }) {
  return (
    <Anchor
      to={paths.pointsHistory()}
      className={`${row} flex-wrap justify-between gap-y-0.5 border-b border-line py-2.5`}
    >
      <span className="min-w-0 truncate font-semibold">{fullName}</span>
      {points !== null && <PointsPill points={points} />}
    </Anchor>
  )
}

const row = 'menu-row'

function CategoryBranch({ category }: { category: MenuCategory }) {
  return (
    <details className="group" name="side-menu-category">
      <summary className={row}>
        <CategoryIcon name={category.icon} className="size-5.5 text-primary" />
        <span className="flex-1">{category.name}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-3 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="pb-2">
        <li>
          <Anchor to={paths.shop({ c: [category.slug] })} className={subRow}>
            {texts.allOf(category.name)}
          </Anchor>
        </li>
        {category.subCategories.map((sub) => (
          <li key={sub.id}>
            <Anchor to={paths.shop({ c: [category.slug], sc: [sub.slug] })} className={subRow}>
              {sub.name}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  )
}

const subRow = 'flex min-h-11 items-center pr-4 pl-12.5 text-ink-2 hover:bg-primary-tint'
