import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { useState } from 'react'
import { badgeText } from '#domain/cart/cart.ts'
import type { Hotline } from '#web/features/hotline/hotline.ts'
import type { Suggest } from '#web/features/suggestions/use-suggestions.ts'
import { HotlineLink } from '#web/layouts/HotlineLink.tsx'
import { layoutTexts as texts } from '#web/layouts/texts.ts'
import { paths } from '#web/paths.ts'
import { CategoryMenu } from '#web/shop/navigation/CategoryMenu.tsx'
import { SideMenu, SideMenuButton } from '#web/shop/navigation/SideMenu.tsx'
import { mainEntries, visibleEntries } from '#web/shop/navigation/entries.ts'
import type { Visitor } from '#web/shop/navigation/visitor.ts'
import { SearchBox } from '#web/shop/search-box/SearchBox.tsx'
import { Anchor } from '#web/ui/Anchor.tsx'
import { iconButtonClass } from '#web/ui/IconButton.tsx'
import { idOf, keptPart } from '#web/features/kept/kept-part.ts'
import { Logo, LogoLink } from './Logo.tsx'
import { PointsLink, UserBox } from './UserBox.tsx'
import { framesKept, lookOfFrame, type ShopFrame } from './frame.ts'

interface BarProps {
  frame: ShopFrame
  hotline: Hotline
  visitor: Visitor | null | undefined
}

export interface ShopHeaderProps {
  frame: ShopFrame
  hotline: Hotline
  visitor: Visitor | null | undefined
  cartCount: number | undefined
  suggest: Suggest
}

interface PhoneMenuProps extends BarProps {
  /** Once it was opened, which it never was on the server. */
  isWhole: boolean
}

export function ShopHeader({ frame, hotline, visitor, cartCount, suggest }: ShopHeaderProps) {
  const { menu, hiddenPaths } = frame
  const [isMenuWhole, setMenuWhole] = useState(false)
  return (
    <header className="contents">
      <TopBar frame={frame} hotline={hotline} visitor={visitor} />
      <div className="z-40 border-b border-line bg-white above-phone:sticky above-phone:top-0 print:hidden">
        <div className="shop-column relative flex items-center gap-x-5 py-4 phone:flex-wrap phone:gap-x-1 phone:gap-y-2 phone:pt-1.5 phone:pb-2.5">
          <SideMenuButton onOpen={() => setMenuWhole(true)} className="-ml-2 above-phone:hidden" />
          <LogoLink className="phone:flex-1" />
          <div className="phone:hidden">
            <Categories menu={menu} visitor={visitor} hiddenPaths={hiddenPaths} />
          </div>
          <SearchBox suggest={suggest} className="min-w-0 grow phone:order-last phone:basis-full" />
          <UserBox visitor={visitor} />
          <PointsLink visitor={visitor} />
          <CartLink count={cartCount} />
        </div>
        <KeptPhoneMenu frame={frame} hotline={hotline} visitor={visitor} isWhole={isMenuWhole} />
      </div>
    </header>
  )
}

/** The counter floats over the icon's corner: it may come late without moving anything. */
function CartLink({ count = 0 }: { count?: number }) {
  return (
    <Anchor
      to={paths.cart()}
      aria-label={count > 0 ? texts.cartWith(count) : texts.cart}
      className={iconButtonClass('relative -mr-[10px]')}
    >
      <ShoppingCart aria-hidden="true" className="size-6 stroke-[1.8]" />
      {count > 0 && (
        <span className="tabular absolute -top-0.5 left-[22px] min-w-5 rounded-full border-2 border-white bg-sale px-1 text-center text-[0.6875rem] leading-4 font-bold text-white">
          {badgeText(count)}
        </span>
      )}
    </Anchor>
  )
}

/** Kept of guests: of a member each shows something of their own. */
const guestsFrame = ({ frame, hotline, visitor }: BarProps) =>
  visitor ? null : lookOfFrame(frame, hotline)
const TopBar = import.meta.env.SSR
  ? keptPart(WholeTopBar, { room: framesKept, madeOf: guestsFrame })
  : WholeTopBar
const KeptPhoneMenu = import.meta.env.SSR
  ? keptPart(PhoneMenu, { room: framesKept, madeOf: guestsFrame })
  : PhoneMenu
const Categories = import.meta.env.SSR
  ? keptPart(CategoryMenu, {
      room: framesKept,
      madeOf: ({ menu, visitor, hiddenPaths }) =>
        visitor ? null : JSON.stringify([idOf(menu), hiddenPaths]),
    })
  : CategoryMenu

/** Right-aligned with the personal entry first: when it comes, nothing else moves. */
function WholeTopBar({ frame: { settings, hiddenPaths }, hotline, visitor }: BarProps) {
  return (
    <div className="bg-primary-deep text-xs text-white phone:hidden print:hidden">
      <div className="shop-column flex min-h-9 items-center justify-between gap-5">
        <p className="py-1.5 text-balance">{settings.disclaimer}</p>
        <div className="flex shrink-0 items-center gap-4">
          <nav aria-label={texts.mainMenu} className="max-wide:hidden">
            <ul className="top-menu">
              {visibleEntries(mainEntries, visitor, hiddenPaths).map(({ label, to }) => (
                <li key={to}>
                  <Anchor to={to}>{label}</Anchor>
                </li>
              ))}
            </ul>
          </nav>
          <HotlineLink hotline={hotline} className="min-h-9 font-semibold" />
        </div>
      </div>
    </div>
  )
}

function PhoneMenu({ frame: { menu, hiddenPaths }, hotline, visitor, isWhole }: PhoneMenuProps) {
  return (
    <SideMenu
      menu={menu}
      isWhole={isWhole}
      visitor={visitor}
      hiddenPaths={hiddenPaths}
      header={<Logo />}
      footer={<HotlineLink hotline={hotline} className="min-h-11 font-semibold text-primary" />}
    />
  )
}
