import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { paths } from '#web/paths.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { cx } from '#web/ui/class-names.ts'
import { searchBoxTexts as texts } from './texts.ts'
import { useSearchBox } from './use-search-box.ts'
import type { Suggest } from '#web/features/suggestions/use-suggestions.ts'
import { maxSearchLength } from '#domain/catalog/api.ts'

const suggestionList = lazyPart(() =>
  import('./SuggestionList.tsx').then((part) => part.SuggestionList),
)

/** A plain search form that suggests while one types. Enter searches from the first page. */
export function SearchBox({ suggest, className }: { suggest: Suggest; className?: string }) {
  const box = useSearchBox(suggest)
  const input = useRef<HTMLInputElement>(null)
  const canClear = useHydrated() && box.text !== ''
  const clear = () => {
    box.type('')
    input.current?.focus()
  }
  return (
    <form
      role="search"
      method="get"
      action={paths.shop()}
      onSubmit={(event) => {
        event.preventDefault()
        box.search()
        event.currentTarget.querySelector('input')?.blur()
      }}
      onBlur={box.leave}
      className={cx('relative', className)}
    >
      <button
        type="submit"
        aria-label={texts.submit}
        className="absolute top-0 left-0 grid h-full w-12 place-items-center rounded-full text-ink-2 hover:text-primary"
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
      <input
        ref={input}
        type="search"
        name="search"
        role="combobox"
        aria-label={texts.label}
        aria-autocomplete="list"
        aria-expanded={box.isOpen}
        aria-controls={box.isOpen ? `${box.id}-list` : undefined}
        aria-activedescendant={box.activeId}
        placeholder={texts.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={() => {
          suggestionList.prefetch()
          box.enter()
        }}
        // A box that has the focus already is asked again by a press.
        onClick={box.enter}
        maxLength={maxSearchLength}
        value={box.text}
        onChange={(event) => box.type(event.target.value)}
        onKeyDown={box.pressKey}
        className="h-12 w-full rounded-full border border-line bg-white px-12 text-base transition-[border-color,box-shadow] outline-none hover:border-control focus:border-primary focus:ring-3 focus:ring-primary/25 phone:h-11 [&::-webkit-search-cancel-button]:appearance-none"
      />
      {canClear && (
        <button
          type="button"
          aria-label={texts.clear}
          onClick={clear}
          className="absolute top-0 right-0 grid h-full w-12 place-items-center rounded-full text-ink-2 hover:text-primary"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
      <span role="status" className="sr-only">
        {box.isOpen && texts.count(box.choices.length)}
      </span>
      {box.isOpen && <suggestionList.Part box={box} />}
    </form>
  )
}
