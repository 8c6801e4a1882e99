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
  return <BareFrame {...props} footer={<Rules />} />
}

function Rules() {
  return (
    <footer className="border-t border-line bg-white max-desk:hidden">
      <ul className="shop-column flex flex-wrap gap-x-6 text-sm text-ink-2">
        {checkoutPages.map(({ slug, label }) => (
          <li key={slug}>
            <Anchor
              to={paths.page(slug)}
              className="inline-flex min-h-11 items-center hover:underline"
            >
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
  { slug: 'dieu-khoan-su-dung', label: texts.checkoutPages.terms },
  { slug: 'chinh-sach-doi-tra', label: texts.checkoutPages.returns },
  { slug: 'chinh-sach-bao-mat', label: texts.checkoutPages.privacy },
]

/** The delivery steps of both shops. */
export function isDeliveryStep(pathname: string): boolean {
  return /^\/gio-hang\/(giao-hang|thanh-toan\/vnvcshop)\/?$/.test(pathname)
}
