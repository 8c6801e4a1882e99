import { useEffect, useRef, useState, type ComponentProps, type ComponentType } from 'react'
import type { Popup } from '#domain/publishing/places/api.ts'
import { useCart } from '#web/shop/state/cart.ts'
import { findPopup } from './find-popup.ts'
import type { PopupDialog } from './PopupDialog.tsx'
import { popupTimes } from './popup-times.ts'
import type { PopupsProps } from './Popups.tsx'
import { hadPopupThisVisit, keepAsShown } from './shown-popups.ts'

const loadDialog = () => import('./PopupDialog.tsx')

/** Waits for what brings a popup, and shows one at most. Nothing of the page moves for it. */
export function PopupWatcher({ page, actions, productId }: PopupsProps) {
  const [shown, setShown] = useState<{ popup: Popup; Dialog: Dialog } | null>(null)
  const asked = useRef(new Set<string>())
  const bring = async (action: PopupsProps['actions'][number], product?: number) => {
    if (!actions.includes(action) || asked.current.has(`${action} ${product}`)) return
    if (hadPopupThisVisit() || isBusy()) return
    asked.current.add(`${action} ${product}`)
    const popup = await findPopup({ action, page, product })
    const Dialog = popup && (await fetchDialog())
    if (!Dialog || hadPopupThisVisit() || isBusy()) return
    keepAsShown(popup.id)
    setShown({ popup, Dialog })
  }
  useView(() => void bring('view', productId))
  useExit(() => void bring('exit', productId))
  useAdded((product) => void bring('add_to_cart', product))
  return shown && <shown.Dialog popup={shown.popup} onClose={() => setShown(null)} />
}

type Dialog = ComponentType<ComponentProps<typeof PopupDialog>>

/** Null where it cannot be had: there is no popup then. */
function fetchDialog(): Promise<Dialog | null> {
  return loadDialog().then(
    (part) => part.PopupDialog,
    () => null,
  )
}

/** Somebody is at something else: a dialog is open, or a field is being filled in. */
function isBusy(): boolean {
  const { activeElement } = document
  return (
    document.querySelector('[role="dialog"], dialog[open]') !== null ||
    activeElement instanceof HTMLInputElement ||
    activeElement instanceof HTMLTextAreaElement ||
    activeElement instanceof HTMLSelectElement
  )
}

/** After a while on the page, or when so much of it has been seen. */
function useView(happened: () => void): void {
  const tell = useLatest(happened)
  useEffect(() => {
    const timer = setTimeout(() => tell.current(), popupTimes.viewMs)
    const scrolled = () => {
      const { scrollHeight, clientHeight } = document.documentElement
      const seen = scrollY / Math.max(1, scrollHeight - clientHeight)
      if (scrollY > 0 && seen >= popupTimes.viewShare) tell.current()
    }
    addEventListener('scroll', scrolled, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', scrolled)
    }
  }, [tell])
}

/** The pointer leaves through the top, to the tabs and the address: only where there is a pointer and room. */
function useExit(happened: () => void): void {
  const tell = useLatest(happened)
  useEffect(() => {
    if (!matchMedia('(width >= 992px) and (hover: hover) and (pointer: fine)').matches) return
    const left = ({ clientY, relatedTarget }: MouseEvent) => {
      if (relatedTarget === null && clientY <= 0) tell.current()
    }
    document.addEventListener('mouseout', left)
    return () => document.removeEventListener('mouseout', left)
  }, [tell])
}

/** Told which product there is more of in the cart than a moment ago. */
function useAdded(happened: (productId: number) => void): void {
  const { lines } = useCart()
  const tell = useLatest(happened)
  const before = useRef<ReadonlyMap<number, number> | null>(null)
  useEffect(() => {
    const now = new Map(lines.map(({ item, quantity }) => [item.id, quantity]))
    const old = before.current
    before.current = now
    const more = old && [...now].find(([id, quantity]) => quantity > (old.get(id) ?? 0))
    if (!more) return
    const timer = setTimeout(() => tell.current(more[0]), popupTimes.afterAddedMs)
    return () => clearTimeout(timer)
  }, [lines, tell])
}

function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
