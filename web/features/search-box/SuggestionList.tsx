import LayoutGrid from 'lucide-react/icons/layout-grid'
import Search from 'lucide-react/icons/search'
import { Link } from 'react-router'
import { pictureAtWidth } from '#domain/kernel/picture.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { cx } from '#web/ui/class-names.ts'
import { Highlight } from '#web/ui/Highlight.tsx'
import type { Choice } from './choices.ts'
import { searchBoxTexts as texts } from './texts.ts'
import type { useSearchBox } from './use-search-box.ts'

type Box = ReturnType<typeof useSearchBox>

const kinds = ['product', 'category', 'word', 'all'] as const

/** What could be meant, in groups. Pressing a row keeps the focus in the input until the page changes. */
export function SuggestionList({ box }: { box: Box }) {
  const rows = box.choices.map((choice, index) => ({ choice, index }))
  return (
    <div
      id={`${box.id}-list`}
      role="listbox"
      aria-label={texts.suggestions}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-50 mt-1.5 max-h-[min(560px,70dvh)] overflow-y-auto overscroll-contain rounded-md border border-line bg-white p-1.5 shadow-lift"
    >
      {kinds.map((kind) => {
        const own = rows.filter((row) => row.choice.kind === kind)
        if (own.length === 0) return null
        return (
          <div key={kind} role="group" aria-label={kind === 'all' ? texts.all : texts.groups[kind]}>
            {kind !== 'all' && (
              <p aria-hidden="true" className="px-3 pt-2.5 pb-1 text-xs font-semibold text-ink-3">
                {texts.groups[kind]}
              </p>
            )}
            {own.map(({ choice, index }) => (
              <SuggestionRow key={choice.to} box={box} choice={choice} index={index} />
            ))}
          </div>
        )
      })}
    </div>
  )
}

function SuggestionRow({ box, choice, index }: { box: Box; choice: Choice; index: number }) {
  const isActive = box.active === index
  return (
    <Link
      id={`${box.id}-${index}`}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={choice.to}
      onClick={box.close}
      onMouseMove={() => !isActive && box.setActive(index)}
      className={cx(
        'flex min-h-11 items-center gap-3 rounded-sm px-3 py-1.5',
        choice.kind === 'all' && 'font-semibold text-primary',
        isActive && 'bg-primary-tint',
      )}
    >
      <RowSign choice={choice} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2">
          {choice.kind === 'all' ? (
            `${texts.all} “${choice.name}”`
          ) : (
            <Highlight text={choice.name} query={box.text} fold={foldVietnamese} />
          )}
        </span>
        {choice.price !== undefined && (
          <span className="block text-sm font-semibold text-primary-deep">
            {formatVnd(choice.price)}
          </span>
        )}
      </span>
    </Link>
  )
}

function RowSign({ choice }: { choice: Choice }) {
  if (choice.thumbnail) {
    return (
      <img
        src={pictureAtWidth(choice.thumbnail, 240)}
        alt=""
        width={44}
        height={44}
        className="size-11 shrink-0 rounded-sm bg-ground"
      />
    )
  }
  const Icon = choice.kind === 'category' ? LayoutGrid : Search
  return <Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
}
