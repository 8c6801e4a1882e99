import X from 'lucide-react/icons/x'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from './class-names.ts'
import { iconButtonClass } from './IconButton.tsx'
import { uiTexts } from './texts.ts'

/**
 * A panel from the left over a dimmed page. It is a native dialog that is also a popover: before and
 * without JavaScript the browser opens it as a popover, afterwards as a modal dialog that keeps the
 * focus inside and gives it back.
 */
export function Drawer({
  id,
  title,
  header,
  dark,
  children,
}: {
  id: string
  title: string
  /** Shown in place of the title, which is then only read out. */
  header?: ReactNode
  /** On the ink colour, for the back office's menu. */
  dark?: boolean
  children: ReactNode
}) {
  return (
    <dialog
      id={id}
      popover="auto"
      aria-label={title}
      onClick={closeByBackdropOrLink}
      className={cx('drawer shadow-lift', dark ? 'bg-ink text-white' : 'bg-white text-ink')}
    >
      <div className="flex h-full flex-col">
        <div
          className={cx(
            'flex items-center justify-between gap-3 border-b py-2 pr-2 pl-4',
            dark ? 'border-white/15' : 'border-line',
          )}
        >
          {header ?? <p className="text-lg font-bold">{title}</p>}
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={uiTexts.close}
            title={uiTexts.close}
            onClick={(event) => {
              event.preventDefault()
              closeDrawer(event.currentTarget.closest('dialog'))
            }}
            className={
              dark
                ? 'grid size-11 place-items-center rounded-md hover:bg-white/10'
                : iconButtonClass()
            }
          >
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
      </div>
    </dialog>
  )
}

/** The button that opens the drawer of that id. */
export function DrawerTrigger({
  drawer,
  onOpen,
  className,
  ...rest
}: ComponentProps<'button'> & { drawer: string; onOpen?: () => void }) {
  return (
    <button
      {...rest}
      type="button"
      popoverTarget={drawer}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault()
        onOpen?.()
        openDrawer(document.getElementById(drawer))
      }}
      className={cx(className)}
    />
  )
}

function openDrawer(element: HTMLElement | null): void {
  if (!(element instanceof HTMLDialogElement)) return
  if (element.matches(':popover-open')) element.hidePopover()
  if (!element.open) element.showModal()
}

function closeDrawer(dialog: HTMLDialogElement | null): void {
  if (dialog?.open) dialog.close()
  else if (dialog?.matches(':popover-open')) dialog.hidePopover()
}

/** The backdrop belongs to the dialog itself; a followed link leaves the drawer behind. */
function closeByBackdropOrLink(event: MouseEvent<HTMLDialogElement>): void {
  const target = event.target as Element
  if (target === event.currentTarget || target.closest('a')) closeDrawer(event.currentTarget)
}
