import Atom from 'lucide-react/icons/atom'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Bean from 'lucide-react/icons/bean'
import Bone from 'lucide-react/icons/bone'
import Brain from 'lucide-react/icons/brain'
import Calendar from 'lucide-react/icons/calendar'
import Cherry from 'lucide-react/icons/cherry'
import Clock from 'lucide-react/icons/clock'
import Droplets from 'lucide-react/icons/droplets'
import Egg from 'lucide-react/icons/egg'
import Eye from 'lucide-react/icons/eye'
import Flower from 'lucide-react/icons/flower'
import Gift from 'lucide-react/icons/gift'
import Headset from 'lucide-react/icons/headset'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Leaf from 'lucide-react/icons/leaf'
import Lock from 'lucide-react/icons/lock'
import MapPin from 'lucide-react/icons/map-pin'
import Moon from 'lucide-react/icons/moon'
import Package from 'lucide-react/icons/package'
import Phone from 'lucide-react/icons/phone'
import Pill from 'lucide-react/icons/pill'
import ScanLine from 'lucide-react/icons/scan-line'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Sprout from 'lucide-react/icons/sprout'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Sun from 'lucide-react/icons/sun'
import Truck from 'lucide-react/icons/truck'
import type { BenefitIcon as IconName } from '#domain/publishing/benefit-icons.ts'

const icons: Record<IconName, typeof Pill> = {
  'badge-check': BadgeCheck,
  'shield-check': ShieldCheck,
  'heart-pulse': HeartPulse,
  leaf: Leaf,
  sprout: Sprout,
  flower: Flower,
  bean: Bean,
  cherry: Cherry,
  egg: Egg,
  atom: Atom,
  droplets: Droplets,
  sun: Sun,
  moon: Moon,
  bone: Bone,
  brain: Brain,
  eye: Eye,
  pill: Pill,
  stethoscope: Stethoscope,
  truck: Truck,
  package: Package,
  gift: Gift,
  'scan-line': ScanLine,
  calendar: Calendar,
  clock: Clock,
  'map-pin': MapPin,
  lock: Lock,
  phone: Phone,
  headset: Headset,
}

/** The sign of an advantage by the name staff chose. */
export function BenefitIcon({ name }: { name: IconName }) {
  const Icon = icons[name]
  return <Icon aria-hidden="true" className="size-6.5 stroke-[1.8]" />
}
