import CalendarX from 'lucide-react/icons/calendar-x'
import Gift from 'lucide-react/icons/gift'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import LockKeyholeOpen from 'lucide-react/icons/lock-keyhole-open'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Star from 'lucide-react/icons/star'
import Undo2 from 'lucide-react/icons/undo-2'
import type { LedgerLine } from '#domain/membership/api.ts'
import type { EntryKind } from '#domain/loyalty/entry-kind.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { pointsTexts as texts } from './texts.ts'

/** The sign of each kind, beside its words. */
export const entryIcons: Record<EntryKind, typeof Star> = {
  earn: Star,
  hold: LockKeyhole,
  burn: Gift,
  release: LockKeyholeOpen,
  expire: CalendarX,
  adjust: SlidersHorizontal,
  reverse: Undo2,
}

/** A reversal gives what was spent or takes what was earned: the sign of its points tells. */
export function entryLabel({ type, point }: Pick<LedgerLine, 'type' | 'point'>): string {
  if (type !== 'reverse') return texts.kind[type]
  return point < 0 ? texts.taken : texts.given
}

/** Points that an exchange took and a cancellation brought back. */
export function isGivenBack({ type, point }: Pick<LedgerLine, 'type' | 'point'>): boolean {
  return point > 0 && (type === 'release' || type === 'reverse')
}

/** `+90 điểm`, `−800 điểm`. */
export function signedPoints(point: number): string {
  if (point === 0) return formatPoints(0)
  return `${point < 0 ? '−' : '+'}${formatPoints(Math.abs(point))}`
}
