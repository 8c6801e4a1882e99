import Headset from 'lucide-react/icons/headset'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { useMember } from '#web/shop/state/member.ts'
import { usePoints } from '#web/shop/state/points.ts'
import { buttonClass } from '#web/ui/button-variant.ts'
import { cx } from '#web/ui/class-names.ts'
import { Skeleton, SkeletonText } from '#web/ui/Skeleton.tsx'
import { contentTexts as texts } from './texts.ts'

// Members alone need it, and the page is kept for everybody.
const member = lazyPart(
  () => import('./MemberCard.tsx').then((part) => part.MemberCard),
  MemberCardSkeleton,
)

/** Whom to ask; for a member, what the points are worth. */
export function PharmacistCard({ hotline, className }: { hotline: string; className?: string }) {
  const points = usePoints()
  const isMember = useMember()?.is_member === true && points !== null
  return (
    <section
      aria-labelledby={isMember ? 'diem-cua-toi' : 'duoc-si'}
      className={cx('rounded-md border border-line bg-white', isMember && 'min-h-46', className)}
    >
      {isMember ? <member.Part points={points} /> : <Pharmacist hotline={hotline} />}
    </section>
  )
}

function MemberCardSkeleton() {
  return (
    <div className="flex flex-col gap-3 p-5 phone:p-4">
      <div className="flex items-center gap-4">
        <Skeleton className="size-12.5 shrink-0 rounded-md" />
        <SkeletonText lines={2} className="flex-1" />
      </div>
      <Skeleton className="mt-4 h-11 rounded-md" />
    </div>
  )
}

function Pharmacist({ hotline }: { hotline: string }) {
  return (
    <div className="flex h-full flex-wrap items-center gap-4 p-5 phone:gap-2 phone:p-4">
      <span className="grid size-12.5 shrink-0 place-items-center rounded-md bg-ok-tint text-ok phone:hidden">
        <Headset aria-hidden="true" className="size-6.5" />
      </span>
      <div className="min-w-0 flex-1 basis-18">
        <h2 id="duoc-si" className="text-base phone:text-md">
          {texts.pharmacistTitle}
        </h2>
        <p className="text-sm text-ink-2 phone:text-xs">{texts.pharmacistText}</p>
      </div>
      <a
        href={`tel:${hotline.replace(/[^\d+]/g, '')}`}
        className={buttonClass({ variant: 'secondary' }, 'shrink-0 phone:px-3')}
      >
        {texts.pharmacistCall}
      </a>
    </div>
  )
}
