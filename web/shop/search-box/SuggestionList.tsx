import BadgeCheck from 'lucide-react/icons/badge-check'
import Clock from 'lucide-react/icons/clock'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Search from 'lucide-react/icons/search'
import { pictureAtWidth } from '#domain/kernel/picture.ts'
import { foldedWords, withoutForms } from '#domain/catalog/search-words.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Highlight } from '#web/ui/Highlight.tsx'
import type { Choice } from './choices.ts'
import { searchBoxTexts as texts } from './texts.ts'
import type { useSearchBox } from './use-search-box.ts'

type Box = ReturnType<typeof useSearchBox>

const kinds = ['recent', 'popular', 'product', 'category', 'brand', 'word', 'all'] as const

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
          <div
            key={kind}
            role="group"
            aria-label={kind === 'all' ? texts.all : texts.groups[kind]}
            className={kind === 'all' ? wayToAll : undefined}
          >
            {kind !== 'all' && (
              <p aria-hidden="true" className="px-3 pt-2.5 pb-1 text-xs font-semibold text-ink-3">
                {texts.groups[kind]}
                {/* For a press alone: the list's keys go from row to row. */}
                {kind === 'recent' && (
                  <button
                    type="button"
                    tabIndex={-1}
                    onClick={box.forget}
                    className="float-right -my-3 min-h-11 px-2 text-primary"
                  >
                    {texts.forget}
                  </button>
                )}
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

/** Stays whole at the foot while the rest scrolls beneath it. */
const wayToAll = 'sticky -bottom-1.5 -mx-1.5 -mb-1.5 border-t border-line bg-white p-1.5'

function SuggestionRow({ box, choice, index }: { box: Box; choice: Choice; index: number }) {
  const isActive = box.active === index
  return (
    <Anchor
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
            <Highlight text={choice.name} query={tellingPart(box.text)} fold={foldVietnamese} />
          )}
        </span>
        {choice.price !== undefined && (
          <span className="block text-sm font-semibold text-primary-deep">
            {formatVnd(choice.price)}
          </span>
        )}
      </span>
    </Anchor>
  )
}

/** "Viên" and "60" stand everywhere: marked, they would say nothing. */
function tellingPart(typed: string): string {
  return withoutForms(foldedWords(foldVietnamese(typed))).join(' ')
}

const signs = { category: LayoutGrid, brand: BadgeCheck, recent: Clock } as const

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
  const Icon = choice.kind in signs ? signs[choice.kind as keyof typeof signs] : Search
  return <Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
}
