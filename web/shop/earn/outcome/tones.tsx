import BadgeCheck from 'lucide-react/icons/badge-check'
import Clock from 'lucide-react/icons/clock'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import ShieldCheck from 'lucide-react/icons/shield-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import WifiOff from 'lucide-react/icons/wifi-off'
import type { ResultName } from '#domain/loyalty/result-codes.ts'
import { cx } from '#web/ui/class-names.ts'
import type { Tone } from './looks.ts'

const signs: Record<Tone | 'offline', { icon: typeof BadgeCheck; ground: string; ink: string }> = {
  gained: { icon: BadgeCheck, ground: 'bg-ok-tint', ink: 'text-ok' },
  genuine: { icon: ShieldCheck, ground: 'bg-ok-tint', ink: 'text-ok' },
  warning: { icon: TriangleAlert, ground: 'bg-point-tint', ink: 'text-point' },
  stop: { icon: OctagonAlert, ground: 'bg-sale-tint', ink: 'text-sale-deep' },
  wait: { icon: Clock, ground: 'bg-primary-tint', ink: 'text-primary' },
  offline: { icon: WifiOff, ground: 'bg-primary-tint', ink: 'text-primary' },
}

/** The sign of an outcome: its form says it as well as its colour. */
export function Seal({ tone, name }: { tone: Tone; name: ResultName }) {
  const { icon: Icon, ground, ink } = signs[name === 'connectionError' ? 'offline' : tone]
  return (
    <span
      aria-hidden="true"
      className={cx(
        'mx-auto grid size-19 place-items-center rounded-full transition-[scale,opacity] duration-300 ease-out starting:scale-75 starting:opacity-0',
        ground,
        ink,
      )}
    >
      <Icon className="size-10 stroke-[1.9]" />
    </span>
  )
}

/** The same sign, small, in a list. */
export function SmallSign({ tone, name }: { tone: Tone; name: ResultName }) {
  const { icon: Icon, ink } = signs[name === 'connectionError' ? 'offline' : tone]
  return <Icon aria-hidden="true" className={cx('size-6 shrink-0', ink)} />
}
