import Bone from 'lucide-react/icons/bone'
import Brain from 'lucide-react/icons/brain'
import Eye from 'lucide-react/icons/eye'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Leaf from 'lucide-react/icons/leaf'
import Moon from 'lucide-react/icons/moon'
import Pill from 'lucide-react/icons/pill'
import Sparkles from 'lucide-react/icons/sparkles'
import Stethoscope from 'lucide-react/icons/stethoscope'
import VenusAndMars from 'lucide-react/icons/venus-and-mars'
import Weight from 'lucide-react/icons/weight'

const icons: Partial<Record<string, typeof Pill>> = {
  bone: Bone,
  brain: Brain,
  eye: Eye,
  'heart-pulse': HeartPulse,
  leaf: Leaf,
  moon: Moon,
  sparkles: Sparkles,
  stethoscope: Stethoscope,
  'venus-and-mars': VenusAndMars,
  weight: Weight,
}

/** The sign of a category by the name staff chose; a pill for names that are not drawn here. */
export function CategoryIcon({ name, className = 'size-6' }: { name: string; className?: string }) {
  const Icon = icons[name] ?? Pill
  return <Icon aria-hidden="true" className={`${className} stroke-[1.8]`} />
}
