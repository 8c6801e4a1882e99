import type { ReactNode } from 'react'
import type { Hotline } from '#web/features/hotline/hotline.ts'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { BareFrame } from './BareFrame.tsx'
import type { ShopFrame } from './frame.ts'
import { layoutTexts as texts } from '#web/layouts/texts.ts'

export interface CheckoutLayoutProps {
  frame: ShopFrame
  hotline: Hotline
  children: ReactNode
}

/** The frame of the step between cart and order: the rules below, where there is room for them. */
export function CheckoutLayout(props: CheckoutLayoutProps) {
  return <BareFrame {...props} footer={<Rules hiddenPaths={props.frame.hiddenPaths} />} />
}

function Rules({ hiddenPaths }: Pick<ShopFrame, 'hiddenPaths'>) {
  const shown = checkoutPages.filter(({ to }) => !hiddenPaths.includes(to))
  if (shown.length === 0) return null
  return (
    <footer className="border-t border-line bg-white max-desk:hidden">
      <ul className="shop-column flex flex-wrap gap-x-6 text-sm text-ink-2">
        {shown.map(({ to, label }) => (
          <li key={to}>
            <Anchor to={to} className="inline-flex min-h-11 items-center hover:underline">
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </footer>
  )
}

/** What somebody may want to read before ordering. */
const checkoutPages = [
  { to: paths.page('dieu-khoan-su-dung'), label: texts.checkoutPages.terms },
  { to: paths.page('chinh-sach-doi-tra'), label: texts.checkoutPages.returns },
  { to: paths.page('chinh-sach-bao-mat'), label: texts.checkoutPages.privacy },
]

/** The delivery steps of both shops. */
export function isDeliveryStep(pathname: string): boolean {
  return /^\/gio-hang\/(giao-hang|thanh-toan\/vnvcshop)\/?$/.test(pathname)
}
