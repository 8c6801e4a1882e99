import type { ReactNode } from 'react'
import { deskPaths } from '#web/desk-paths.ts'
import { cx } from '#web/ui/class-names.ts'
import { hitPath } from './hits.ts'
import { searchTexts as texts } from './texts.ts'
import type { DeskSearchBox } from './use-desk-search.ts'

/** What the box has found so far, by kind, and the way to all of it. */
export function HitList({ box }: { box: DeskSearchBox }) {
  const { id, groups, query } = box
  const all = deskPaths.search(query)
  const last = groups.at(-1)
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={texts.title}
      className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-[70dvh] overflow-y-auto rounded-md border border-line bg-white p-1 shadow-lift"
    >
      {groups.map(({ kind, hits, first }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="pb-1">
          <p id={`${id}-${kind}`} className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-3">
            {texts.kinds[kind]}
          </p>
          {hits.map((hit, index) => (
            <HitRow key={index} box={box} row={first + index} to={hitPath(hit) ?? all}>
              <span className="block truncate font-medium">{hit.title}</span>
              <span className="block truncate text-sm text-ink-2">{hit.text}</span>
            </HitRow>
          ))}
        </div>
      ))}
      {groups.length === 0 && (
        <p role="presentation" className="px-3 py-2.5 text-ink-2">
          {box.isSearching ? texts.searching : texts.none(query)}
        </p>
      )}
      <HitRow box={box} row={last ? last.first + last.hits.length : 0} to={all}>
        <span className="text-primary">{texts.all(query)}</span>
      </HitRow>
    </div>
  )
}

function HitRow({
  box,
  row,
  to,
  children,
}: {
  box: DeskSearchBox
  row: number
  to: string
  children: ReactNode
}) {
  return (
    <div
      id={`${box.id}-${row}`}
      role="option"
      tabIndex={-1}
      aria-selected={row === box.active}
      onClick={() => box.open(to)}
      // The input must not lose the focus before the click arrives.
      onPointerDown={(event) => event.preventDefault()}
      className={cx(
        'min-h-11 rounded-sm px-3 py-2 hover:bg-ground',
        row === box.active && 'bg-primary-tint',
      )}
    >
      {children}
    </div>
  )
}
