import Search from 'lucide-react/icons/search'
import { useEffect, useRef, type RefObject } from 'react'
import { deskPaths } from '#web/desk-paths.ts'
import { cx } from '#web/ui/class-names.ts'
import { HitList } from './HitList.tsx'
import { searchTexts as texts } from './texts.ts'
import { useDeskSearch } from './use-desk-search.ts'

/** The one search box, on every page of the desk; the slash key leads to it. */
export function DeskSearch({ className }: { className?: string }) {
  const box = useDeskSearch()
  const input = useRef<HTMLInputElement>(null)
  useSlashKey(input)
  return (
    <form
      role="search"
      method="get"
      action={deskPaths.search()}
      onSubmit={(event) => {
        event.preventDefault()
        input.current?.blur()
        box.submit()
      }}
      onBlur={box.leave}
      className={cx('relative', className)}
    >
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-4.5 size-5 -translate-y-1/2 text-ink-2"
      />
      <input
        ref={input}
        type="search"
        name="q"
        role="combobox"
        aria-label={texts.label}
        aria-keyshortcuts={texts.shortcut}
        aria-autocomplete="list"
        aria-expanded={box.isOpen}
        aria-controls={box.isOpen ? `${box.id}-list` : undefined}
        aria-activedescendant={box.activeId}
        placeholder={texts.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
        value={box.text}
        onChange={(event) => box.type(event.target.value)}
        onKeyDown={box.pressKey}
        className="peer h-10.5 w-full rounded-full border border-line bg-white pr-12 pl-12 text-base transition-[border-color,box-shadow] outline-none hover:border-control focus:border-primary focus:ring-3 focus:ring-primary/25 [&::-webkit-search-cancel-button]:opacity-40"
      />
      <kbd
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 rounded-sm border border-line px-1.5 font-sans text-sm text-ink-3 peer-not-placeholder-shown:hidden peer-focus:hidden"
      >
        {texts.shortcut}
      </kbd>
      <span role="status" className="sr-only">
        {box.isOpen && !box.isSearching && texts.count(box.count)}
      </span>
      {box.isOpen && <HitList box={box} />}
    </form>
  )
}

/** Not while somebody types, and not from behind a dialog. */
function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null
      const isTaken = target?.closest('input, textarea, select, [role="dialog"], dialog')
      const isModified = event.ctrlKey || event.metaKey || event.altKey
      if (event.key !== '/' || isTaken || isModified || event.defaultPrevented) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [input])
}
