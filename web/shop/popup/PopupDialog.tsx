import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, type MouseEvent } from 'react'
import type { Popup } from '#domain/publishing/places/api.ts'
import { buttonClass } from '#web/ui/button-variant.ts'
import { cx } from '#web/ui/class-names.ts'
import { iconButtonClass } from '#web/ui/IconButton.tsx'
import { uiTexts } from '#web/ui/texts.ts'
import { PopupBody } from './PopupBody.tsx'
import { popupTexts as texts } from './texts.ts'

/**
 * A box in the middle, on a phone a sheet of half the height at most. It is the browser's own dialog: above the page,
 * which stays where it is; closed by its buttons, by Escape, the back gesture and a press beside it.
 */
export function PopupDialog({ popup, onClose }: { popup: Popup; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  const close = () => dialog.current?.close()
  const pressed = ({ target }: MouseEvent) => target === dialog.current && close()
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose} onClick={pressed} className={box}>
      <div tabIndex={-1} autoFocus className="relative flex max-h-[inherit] flex-col outline-none">
        <button
          type="button"
          aria-label={uiTexts.close}
          title={uiTexts.close}
          onClick={close}
          className={iconButtonClass('absolute top-2 right-2 z-1 bg-white/90 shadow-float')}
        >
          <X aria-hidden="true" className="size-6" />
        </button>
        <PopupBody popup={popup} titleId={id} />
        <div className="flex gap-2 px-6 pt-1 pb-6 phone:px-4 phone:pb-[max(16px,env(safe-area-inset-bottom))]">
          <a href={popup.link} className={buttonClass({ size: 'main' }, 'min-w-0 flex-1')}>
            {popup.action || texts.see}
          </a>
          <button type="button" onClick={close} className={buttonClass({ variant: 'quiet' })}>
            {texts.later}
          </button>
        </div>
      </div>
    </dialog>
  )
}

const box = cx(
  'm-auto max-h-[calc(100dvh-48px)] w-[448px] max-w-full overflow-hidden rounded-md bg-white p-0 text-ink shadow-lift backdrop:bg-ink/45 print:hidden',
  'phone:mx-0 phone:mb-0 phone:max-h-[50dvh] phone:w-full phone:rounded-b-none phone:rounded-t-sheet',
  'motion-safe:transition-[translate,opacity] motion-safe:duration-200 motion-safe:starting:opacity-0 phone:motion-safe:starting:translate-y-full',
)
