import ChevronDown from 'lucide-react/icons/chevron-down'
import UserRound from 'lucide-react/icons/user-round'
import type { ComponentProps, ComponentType, ReactNode, SVGProps } from 'react'
import { Anchor, type AnchorProps } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'
import { useDetailsDismiss } from '#web/ui/use-details-dismiss.ts'

export interface UserMenuProps {
  name: string
  /** Also while it is closed, where there is room. */
  showsName?: boolean
  children: ReactNode
}

/** Who is logged in, and what they may do with their own account. */
export function UserMenu({ name, showsName, children }: UserMenuProps) {
  const details = useDetailsDismiss()
  return (
    <details ref={details} className="group relative min-w-0">
      <summary className="flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-md px-2 text-md hover:bg-primary-tint">
        <UserRound aria-hidden="true" className="size-6 shrink-0 stroke-[1.8]" />
        <span className={showsName ? 'mx-1 max-w-80 min-w-0 truncate max-desk:sr-only' : 'sr-only'}>
          {name}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-3 transition-transform group-open:rotate-180 max-desk:hidden"
        />
      </summary>
      <div className="absolute top-full right-0 z-40 mt-1 w-64 max-w-[90vw] rounded-md border border-line bg-white p-1 shadow-lift">
        <p className={cx('px-3 py-2 text-sm text-ink-2', showsName && 'desk:hidden')}>{name}</p>
        {children}
      </div>
    </details>
  )
}

interface WithIcon {
  icon: ComponentType<SVGProps<SVGSVGElement>>
}

export function UserMenuLink({ icon, children, ...anchor }: AnchorProps & WithIcon) {
  return (
    <Anchor {...anchor} className={row}>
      <Sign icon={icon} />
      {children}
    </Anchor>
  )
}

export function UserMenuButton({ icon, children, ...button }: ComponentProps<'button'> & WithIcon) {
  return (
    <button {...button} type="button" className={cx(row, 'w-full text-left')}>
      <Sign icon={icon} />
      {children}
    </button>
  )
}

function Sign({ icon: Icon }: WithIcon) {
  return <Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink-2" />
}

const row = 'flex min-h-11 items-center gap-3 rounded-sm px-3 hover:bg-primary-tint'
