import type { ReactNode } from 'react'
import type { Hotline } from '#web/features/hotline/hotline.ts'
import { BareFrame } from './BareFrame.tsx'
import type { ShopFrame } from './frame.ts'
import { Logo } from './Logo.tsx'

interface BareLayoutProps {
  frame: ShopFrame
  hotline: Hotline
  children: ReactNode
}

/** The frame of anonymous draws: logo and slogan below. */
export function BareLayout({ frame, hotline, children }: BareLayoutProps) {
  const { slogan } = frame.settings
  const footer = (
    <footer className="border-t border-line bg-white">
      <div className="shop-column flex flex-wrap items-center justify-between gap-4 py-6 text-sm text-ink-2">
        <Logo />
        <p>{slogan}</p>
      </div>
    </footer>
  )
  return (
    <BareFrame frame={frame} hotline={hotline} footer={footer}>
      {children}
    </BareFrame>
  )
}
