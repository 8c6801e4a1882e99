import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'
import { iconButtonClass } from '#web/ui/IconButton.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { useIsWide } from './use-is-wide.ts'

/** A page's heading, what belongs beside it, and its main actions at the far end. */
export function PageHead({
  title,
  text,
  back,
  beside,
  actions,
  more,
}: {
  title: ReactNode
  text?: ReactNode
  /** The list it belongs to. */
  back?: { to: string; label: string }
  /** Badges. */
  beside?: ReactNode
  actions?: ReactNode
  /** Actions that can wait: before the main ones, in a menu on a phone. */
  more?: ReactNode
}) {
  const isWide = useIsWide()
  // Words keep a line of their own where there is little room.
  const isWordy = Boolean(beside ?? (text || undefined))
  // A whole sentence has a phone's width to itself, below title and actions.
  const isApart = !isWide && typeof text === 'string' && text.length > 40
  const words = text && <p className={cx('text-ink-2', isApart && 'basis-full')}>{text}</p>
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 phone:mb-3 phone:gap-x-2 print:hidden">
      <div
        className={cx(
          'flex-1',
          isWordy ? 'min-w-[min(100%,24rem)] phone:min-w-44' : 'min-w-[min(100%,10rem)]',
        )}
      >
        <div className="flex items-start gap-1">
          {back && (
            <Anchor
              to={back.to}
              aria-label={back.label}
              title={back.label}
              className={iconButtonClass('-ml-2.5 text-ink-2')}
            >
              <ArrowLeft aria-hidden="true" className="size-5" />
            </Anchor>
          )}
          <div className="min-w-0">
            <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
              <h1 className="text-2xl leading-tight wrap-anywhere phone:text-xl phone:leading-tight">
                {title}
              </h1>
              {beside}
            </div>
            {!isApart && words}
          </div>
        </div>
      </div>
      {(actions || more) && (
        <div className="flex flex-wrap gap-3 phone:gap-2 print:hidden">
          {more && (
            <div className="flex flex-wrap gap-3 phone:order-last">
              <MoreMenu>{more}</MoreMenu>
            </div>
          )}
          {actions}
        </div>
      )}
      {isApart && words}
    </div>
  )
}
