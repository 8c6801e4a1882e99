import { useState } from 'react'
import type { Hotline } from '#web/features/content/hotline.ts'
import { CategoryMenu } from '#web/features/navigation/CategoryMenu.tsx'
import { SideMenu, SideMenuButton } from '#web/features/navigation/SideMenu.tsx'
import type { Visitor } from '#web/features/navigation/visitor.ts'
import { SearchBox } from '#web/features/search-box/SearchBox.tsx'
import type { Suggest } from '#web/features/search-box/use-suggestions.ts'
import { CartLink } from './CartLink.tsx'
import type { ShopFrame } from './frame.ts'
import { HotlineLink } from './HotlineLink.tsx'
import { Logo, LogoLink } from './Logo.tsx'
import { TopBar } from './TopBar.tsx'
import { PointsLink, UserBox } from './UserBox.tsx'

export interface ShopHeaderProps {
  frame: ShopFrame
  hotline: Hotline
  visitor: Visitor | null | undefined
  cartCount: number | undefined
  suggest: Suggest
}

export function ShopHeader({ frame, hotline, visitor, cartCount, suggest }: ShopHeaderProps) {
  const { menu, settings } = frame
  const [isMenuWhole, setMenuWhole] = useState(false)
  return (
    <header className="contents">
      <TopBar disclaimer={settings.disclaimer} hotline={hotline} visitor={visitor} />
      <div className="z-40 border-b border-line bg-white above-phone:sticky above-phone:top-0 print:hidden">
        <div className="shop-column relative flex items-center gap-x-5 py-4 phone:flex-wrap phone:gap-x-1 phone:gap-y-2 phone:pt-1.5 phone:pb-2.5">
          <SideMenuButton onOpen={() => setMenuWhole(true)} className="-ml-2 above-phone:hidden" />
          <LogoLink brandName={settings.brandName} className="phone:mr-auto" />
          <div className="phone:hidden">
            <CategoryMenu menu={menu} visitor={visitor} />
          </div>
          <SearchBox suggest={suggest} className="min-w-0 grow phone:order-last phone:basis-full" />
          <UserBox visitor={visitor} />
          <PointsLink visitor={visitor} />
          <CartLink count={cartCount} />
        </div>
        <SideMenu
          menu={menu}
          isWhole={isMenuWhole}
          visitor={visitor}
          header={<Logo brandName={settings.brandName} />}
          footer={<HotlineLink hotline={hotline} className="min-h-11 font-semibold text-primary" />}
        />
      </div>
    </header>
  )
}
