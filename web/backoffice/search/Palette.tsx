import Search from 'lucide-react/icons/search'
import { useEffect, useRef } from 'react'
import { searchBackoffice } from '#domain/backoffice/api.ts'
import { rulesOf } from '#web/form/field-rules.ts'
import { failureText } from '#web/form/failure-text.ts'
import { cx } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import type { Screen } from './hits.ts'
import { searchTexts as texts } from './texts.ts'
import { usePalette, type Choice } from './use-palette.ts'

const { maxLength } = rulesOf(searchBackoffice.input.shape.q)

/** Anything by a few letters: what can be done here, screens, orders, customers, products, codes, records. */
export function Palette({ screens, onClose }: { screens: readonly Screen[]; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const box = usePalette(screens, onClose)
  const { id, groups, active } = box
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.palette}
      width={660}
      initialFocus={input}
      closeOnOutside
    >
      <div className="sticky -top-2 z-1 bg-white pt-2 pb-2">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-3"
        />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={texts.label}
          aria-autocomplete="list"
          aria-expanded={box.count > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={box.count > 0 ? `${id}-${active}` : undefined}
          placeholder={texts.placeholder}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={maxLength}
          value={box.text}
          onChange={({ target }) => box.type(target.value)}
          onKeyDown={box.pressKey}
          className="h-12 w-full rounded-md border border-control bg-white pr-4 pl-11 outline-none focus:border-primary focus:ring-3 focus:ring-primary/25"
        />
      </div>
      <p role="status" className="text-ink-2 not-empty:px-3 not-empty:py-2">
        {statusOf(box)}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={texts.title} className="min-h-60">
        {groups.map(({ label, choices, first }) => (
          <div key={first} role="group" aria-label={label || texts.title} className="pb-1">
            {label && (
              <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-3">
                {label}
              </p>
            )}
            {choices.map((choice, place) => (
              <Option
                key={place}
                id={`${id}-${first + place}`}
                choice={choice}
                isActive={first + place === active}
              />
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  )
}

function statusOf({ error, isSearching, count, text }: ReturnType<typeof usePalette>): string {
  if (error) return failureText(error)
  if (isSearching) return texts.searching
  return count === 0 ? `${texts.none(text.trim())}. ${texts.noneText}` : ''
}

function Option({ id, choice, isActive }: { id: string; choice: Choice; isActive: boolean }) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={choice.act}
      // The input must not lose the focus before the click arrives.
      onPointerDown={(event) => event.preventDefault()}
      className={cx(
        'flex min-h-11 cursor-pointer scroll-my-16 flex-col justify-center rounded-sm px-3 py-1.5 hover:bg-ground',
        isActive && 'bg-primary-tint',
      )}
    >
      <span className="truncate font-medium">{choice.title}</span>
      {choice.text && <span className="truncate text-sm text-ink-2">{choice.text}</span>}
    </div>
  )
}
