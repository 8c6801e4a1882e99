import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { Badge } from '#web/ui/Badge.tsx'
import { cx } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { menuOrderTexts as texts } from './texts.ts'

interface MenuRowProps {
  /** Rows of one kind change places; a group stays in its category. */
  kind: string
  part: { id: number; name: string; listed: boolean }
  place: number
  count: number
  isReadOnly: boolean
  onMove: (from: number, to: number) => void
  children?: ReactNode
}

/** One line of the menu: dragged by its handle, or moved by its buttons and keys. */
export function MenuRow({ kind, part, place, count, isReadOnly, onMove, children }: MenuRowProps) {
  const [isOver, setOver] = useState(false)
  const dragType = `text/x-menu-${kind}`
  const isCategory = kind === 'category'
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!step || !event.altKey || isReadOnly) return
    event.preventDefault()
    event.stopPropagation()
    onMove(place, place + step)
  }
  return (
    <li
      onKeyDown={press}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return
        event.preventDefault()
        event.stopPropagation()
        setOver(false)
        onMove(Number(event.dataTransfer.getData(dragType)), place)
      }}
      className={cx(
        isCategory ? 'rounded-md border bg-white' : 'border-b last:border-b-0',
        isOver ? 'border-primary bg-primary-tint' : 'border-line',
      )}
    >
      <div className="flex items-center gap-1 pr-1">
        {!isReadOnly && (
          <span
            draggable
            title={texts.drag}
            onDragStart={(event) => {
              event.dataTransfer.setData(dragType, String(place))
              event.dataTransfer.effectAllowed = 'move'
            }}
            className="grid size-11 shrink-0 cursor-grab place-items-center text-ink-3 max-md:hidden"
          >
            <GripVertical aria-hidden="true" className="size-4.5" />
          </span>
        )}
        <span className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-3 max-md:pl-3">
          <span className={cx('wrap-anywhere', isCategory && 'font-semibold')}>{part.name}</span>
          {!part.listed && <Badge>{texts.hidden}</Badge>}
        </span>
        {!isReadOnly && (
          <Movers kind={kind} part={part} place={place} count={count} onMove={onMove} />
        )}
      </div>
      {children}
    </li>
  )
}

function Movers({ kind, part, place, count, onMove }: Omit<MenuRowProps, 'isReadOnly'>) {
  const handle = { 'data-moves': `${kind === 'category' ? 'category' : 'group'}-${part.id}` }
  const isLast = place === count - 1
  return (
    <>
      <IconButton
        label={texts.up(part.name)}
        icon={<ArrowUp aria-hidden="true" className="size-4.5" />}
        disabled={place === 0}
        onClick={() => onMove(place, place - 1)}
        {...(isLast && handle)}
      />
      <IconButton
        label={texts.down(part.name)}
        icon={<ArrowDown aria-hidden="true" className="size-4.5" />}
        disabled={isLast}
        onClick={() => onMove(place, place + 1)}
        {...(!isLast && handle)}
      />
    </>
  )
}
