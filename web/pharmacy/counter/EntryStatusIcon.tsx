import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import ShieldCheck from 'lucide-react/icons/shield-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { cx } from '#web/ui/class-names.ts'
import type { Sign } from './describe-entry.ts'

const signs: Record<Sign, { icon: typeof X; ink: string }> = {
  gained: { icon: BadgeCheck, ink: 'text-ok' },
  genuine: { icon: ShieldCheck, ink: 'text-ok' },
  used: { icon: X, ink: 'text-sale' },
  warning: { icon: TriangleAlert, ink: 'text-point' },
  wait: { icon: Clock, ink: 'text-point' },
  sending: { icon: LoaderCircle, ink: 'animate-spin text-primary motion-reduce:animate-none' },
  failed: { icon: CircleAlert, ink: 'text-sale' },
}

/** The sign of an outcome: its form says it as well as its colour. */
export function EntryStatusIcon({ sign }: { sign: Sign }) {
  const { icon: Icon, ink } = signs[sign]
  return <Icon aria-hidden="true" className={cx('size-6 shrink-0 stroke-[1.9]', ink)} />
}
