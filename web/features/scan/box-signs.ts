import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import type { BoxTone } from './scanned-box.ts'

interface BoxSign {
  icon: typeof X
  /** Of the line below the picture. */
  ink: string
  /** Of the frame over the picture, and of what stands in it. */
  frame: string
  badge: string
}

const spin = 'animate-spin motion-reduce:animate-none'

/** The sign of a box: its form says how it stands as well as its colour. */
export const boxSigns: Record<BoxTone, BoxSign> = {
  sent: {
    icon: LoaderCircle,
    ink: 'text-ink-2',
    frame: 'border-white',
    badge: `bg-white text-primary ${spin}`,
  },
  good: { icon: Check, ink: 'text-ok', frame: 'border-[#37d399]', badge: 'bg-ok text-white' },
  bad: { icon: X, ink: 'text-sale-deep', frame: 'border-[#ff6b7a]', badge: 'bg-sale text-white' },
  unsure: {
    icon: TriangleAlert,
    ink: 'text-point',
    frame: 'border-[#ffc45c]',
    badge: 'bg-point text-white',
  },
  waiting: {
    icon: Clock,
    ink: 'text-point',
    frame: 'border-[#ffc45c]',
    badge: 'bg-point text-white',
  },
}
