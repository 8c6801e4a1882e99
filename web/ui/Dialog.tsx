import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { cx } from './class-names.ts'
import { useCloseByBack } from './close-by-back.ts'
import { iconButtonClass } from './IconButton.tsx'
import { returnFocus } from './return-focus.ts'
import { uiTexts } from './texts.ts'

export type DialogWidth = 448 | 570 | 660 | 820 | 1080

const widths: Record<DialogWidth, string> = {
  448: 'above-phone:w-[448px]',
  570: 'above-phone:w-[570px]',
  660: 'above-phone:w-[660px]',
  820: 'above-phone:w-[820px]',
  1080: 'above-phone:w-[1080px]',
}

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  width?: DialogWidth
  /** Whether a press beside the dialog closes it. Escape, the back gesture and the close button always do. */
  closeOnOutside?: boolean
  /** Stays in sight below the scrolling content: the main action. */
  footer?: ReactNode
  /** What has the focus first; by default the dialog itself, so that its title is read and no keyboard pops up. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A centred box on wide screens, a sheet from the bottom on a phone. Load it lazily: it brings Base UI. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, width = 448, closeOnOutside, footer } = props
  const popup = useRef<HTMLDivElement>(null)
  const [opener] = useState(() => document.activeElement)
  useCloseByBack(open, () => onOpenChange(false))
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      disablePointerDismissal={!closeOnOutside}
    >
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Viewport className="fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] place-items-center p-6 phone:place-items-end phone:p-0 print:hidden">
          <Base.Popup
            ref={popup}
            initialFocus={props.initialFocus ?? popup}
            finalFocus={() => returnFocus(opener, popup.current)}
            className={cx(popupClass, widths[width])}
          >
            <SheetHandle />
            <div className="flex items-start gap-2 pt-5 pr-3 pl-6 phone:pt-4 phone:pr-1 phone:pl-4">
              <div className="min-w-0 flex-1 py-2">
                <Base.Title className="text-xl font-bold phone:text-lg">{title}</Base.Title>
                {description && (
                  <Base.Description className="mt-1 text-ink-2">{description}</Base.Description>
                )}
              </div>
              <Base.Close
                aria-label={uiTexts.close}
                title={uiTexts.close}
                className={iconButtonClass()}
              >
                <X aria-hidden="true" className="size-6" />
              </Base.Close>
            </div>
            <div className="min-h-0 overflow-y-auto overscroll-contain px-6 pt-2 pb-6 phone:px-4 phone:pb-4">
              {props.children}
            </div>
            {footer && (
              <div className="border-t border-line px-6 py-4 phone:px-4 phone:pb-[max(16px,env(safe-area-inset-bottom))]">
                {footer}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** The main action of what is typed in a dialog: in sight while the fields above it scroll. */
export function StickyActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-6 z-1 -mx-6 -mb-6 rounded-b-md border-t border-line bg-white px-6 py-3 phone:-bottom-4 phone:-mx-4 phone:-mb-4 phone:px-4 low:static">
      {children}
    </div>
  )
}

/** Tells at a glance that this came from below; it is no control. */
export function SheetHandle() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-2 left-1/2 h-1 w-10 -translate-x-1/2 rounded-full bg-[#c9d3e2] above-phone:hidden"
    />
  )
}

export const backdropClass =
  'print:hidden fixed inset-0 z-50 bg-ink/45 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0'

export const popupClass = cx(
  'relative flex flex-col rounded-md bg-white shadow-lift outline-none',
  // Under a question of its own it is dimmed as the page is: once.
  'data-nested-dialog-open:after:absolute data-nested-dialog-open:after:inset-0 data-nested-dialog-open:after:z-10 data-nested-dialog-open:after:rounded-[inherit] data-nested-dialog-open:after:bg-ink/45',
  'transition-[transform,opacity] duration-200 ease-out',
  'above-phone:max-h-[calc(100dvh-48px)] above-phone:max-w-full above-phone:data-ending-style:scale-97 above-phone:data-ending-style:opacity-0 above-phone:data-starting-style:scale-97 above-phone:data-starting-style:opacity-0',
  'phone:max-h-[92dvh] phone:w-full phone:rounded-b-none phone:rounded-t-sheet phone:pt-2 phone:data-ending-style:translate-y-full phone:data-starting-style:translate-y-full',
)
