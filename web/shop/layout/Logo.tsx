import Leaf from 'lucide-react/icons/leaf'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'

export function LogoLink({ brandName, className }: { brandName: string; className?: string }) {
  return (
    <Anchor to={paths.home()} className={cx('inline-flex min-h-11 items-center', className)}>
      <Logo brandName={brandName} />
    </Anchor>
  )
}

export function Logo({ brandName }: { brandName: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <span className="grid size-9 place-items-center rounded-md bg-primary text-white phone:size-8">
        <Leaf aria-hidden="true" className="size-5.5" />
      </span>
      <span className="text-[1.375rem] leading-none font-bold whitespace-nowrap text-primary phone:text-xl">
        {brandName}
      </span>
    </span>
  )
}
