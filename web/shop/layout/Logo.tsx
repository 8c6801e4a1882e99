import { BrandMark } from '#web/features/brand/BrandMark.tsx'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'

export function LogoLink({ className }: { className?: string }) {
  return (
    <Anchor to={paths.home()} className={cx('inline-flex min-h-11 items-center', className)}>
      <Logo />
    </Anchor>
  )
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-primary">
      <BrandMark />
    </span>
  )
}
