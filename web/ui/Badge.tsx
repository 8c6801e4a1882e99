import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export type BadgeTone = 'neutral' | 'info' | 'ok' | 'point' | 'sale'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-[#eef1f6] text-ink-2',
  info: 'bg-primary-tint text-primary-deep',
  ok: 'bg-ok-tint text-ok',
  point: 'bg-point-tint text-point',
  sale: 'bg-sale-tint text-sale-deep',
}

export function Badge({
  tone = 'neutral',
  icon,
  className,
  children,
}: {
  tone?: BadgeTone
  icon?: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={cx(
        'badge inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
