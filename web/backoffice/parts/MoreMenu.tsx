import Ellipsis from 'lucide-react/icons/ellipsis'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { buttonClass } from '#web/ui/button-variant.ts'
import { cx } from '#web/ui/class-names.ts'
import { closeByBack } from '#web/ui/close-by-back.ts'
import { iconButtonClass } from '#web/ui/IconButton.tsx'
import { partTexts as texts } from './texts.ts'
import { useIsWide } from './use-is-wide.ts'

export interface MoreMenuProps {
  /** Words on the button instead of three dots. */
  face?: { label: string; icon: ReactNode }
  /** From a bar at the foot of the screen. */
  opensUp?: boolean
  children: ReactNode
}

/**
 * What is pressed less often: side by side where there is room, behind one button on a phone. It is the same
 * tree in both, so that a dialog of it outlives a phone that is turned.
 */
export function MoreMenu({ face, opensUp, children }: MoreMenuProps) {
  const isWide = useIsWide()
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  const toggle = () => setOpen(!isOpen)
  useEffect(
    () => (isOpen && !isWide ? dismissed(place.current!, setOpen) : undefined),
    [isOpen, isWide],
  )
  const opener = { 'aria-expanded': isOpen, 'aria-controls': id, onClick: toggle }
  return (
    <div ref={place} className={isWide ? 'contents' : 'relative has-[>:last-child:empty]:hidden'}>
      {!isWide && (
        <button
          type="button"
          {...opener}
          aria-label={face ? undefined : texts.moreActions}
          title={face ? undefined : texts.moreActions}
          className={
            face
              ? buttonClass({ variant: 'quiet' })
              : iconButtonClass('border border-line bg-white')
          }
        >
          {face ? face.icon : <Ellipsis aria-hidden="true" className="size-5" />}
          {face?.label}
        </button>
      )}
      <div id={id} className={isWide ? 'contents' : cx(panel, panelAt(isOpen, opensUp))}>
        {children}
      </div>
    </div>
  )
}

const panel =
  'absolute right-0 z-30 w-64 max-w-[88vw] flex-col gap-2 rounded-md border border-line bg-white p-3 shadow-lift'

function panelAt(isOpen: boolean, opensUp = false): string {
  return cx(isOpen ? 'flex' : 'hidden', opensUp ? 'bottom-full mb-2' : 'top-full mt-1')
}

/** Closes on Escape, the back gesture, a press elsewhere and when a link is followed; not for its own dialogs. */
function dismissed(place: HTMLElement, setOpen: (isOpen: boolean) => void): () => void {
  const leave = () => {
    setOpen(false)
    place.querySelector('button')?.focus()
  }
  const pressed = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('[role=dialog]')) return
    if (!place.contains(target) || target.closest('a')) setOpen(false)
  }
  const escaped = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && place.contains(document.activeElement)) leave()
  }
  const stopWatching = closeByBack(leave)
  document.addEventListener('click', pressed)
  document.addEventListener('keydown', escaped)
  return () => {
    stopWatching()
    document.removeEventListener('click', pressed)
    document.removeEventListener('keydown', escaped)
  }
}
