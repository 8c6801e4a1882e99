import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo, useState, type KeyboardEvent, type ReactNode } from 'react'
import { blockTexts } from '#domain/publishing/block-texts.ts'
import type { PageBlock } from '#domain/publishing/blocks.ts'
import type { FieldErrors } from '#web/form/field-rules.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { cx } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { contentTexts as texts } from '../texts.ts'
import { BlockForm } from './BlockForm.tsx'
import { summaryOf } from './block-moves.ts'

export interface BlockActions {
  open: (key: string) => void
  move: (key: string, step: 1 | -1) => void
  /** Before the block that stands there now. */
  drop: (key: string, before: number) => void
  copy: (key: string) => void
  toggle: (key: string) => void
  remove: (key: string) => void
  change: (key: string, change: (block: PageBlock) => PageBlock, topic: string) => void
}

export interface BlockRowProps {
  block: PageBlock
  place: number
  count: number
  isOpen: boolean
  isIncomplete: boolean
  isReadOnly: boolean
  errors: FieldErrors
  actions: BlockActions
  /** Asks for a block that is to stand before this one; null where none may. The same function at each drawing. */
  onInsert: ((key: string) => void) | null
}

/** Of what is dragged only its key is told. */
const dragType = 'application/x-anlanh-block'

/** One block: its line, and its form when it is open. Drawn again only when something of its own changes. */
export const BlockRow = memo(function BlockRow(props: BlockRowProps) {
  const { block, place, isOpen, errors, actions } = props
  const { key } = block
  const [over, setOver] = useState<'above' | 'below' | null>(null)
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || props.isReadOnly) return
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (!step) return
    event.preventDefault()
    actions.move(key, step)
  }
  return (
    <li
      onKeyDown={press}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return
        event.preventDefault()
        const { top, height } = event.currentTarget.getBoundingClientRect()
        setOver(event.clientY < top + height / 2 ? 'above' : 'below')
      }}
      onDragLeave={() => setOver(null)}
      onDrop={(event) => {
        event.preventDefault()
        const dropped = event.dataTransfer.getData(dragType)
        setOver(null)
        if (dropped) actions.drop(dropped, over === 'above' ? place : place + 1)
      }}
    >
      <InsertHere {...props} />
      <div
        className={cx(
          'rounded-md border bg-white',
          isOpen ? 'border-primary' : 'border-line',
          over === 'above' && 'shadow-[0_-3px_0_0_var(--color-primary)]',
          over === 'below' && 'shadow-[0_3px_0_0_var(--color-primary)]',
        )}
      >
        <div className="flex flex-wrap items-center gap-x-1 pr-1">
          <Head {...props} />
          {!props.isReadOnly && <Tools {...props} />}
        </div>
        {isOpen && (
          <div className="border-t border-line p-4 phone:p-3">
            <BlockForm block={block} errors={errors} onChange={actions.change} />
          </div>
        )}
      </div>
    </li>
  )
})

/** Between two blocks: a line to press, pale until it is pointed at or reached by keys. */
function InsertHere({ block: { key }, place, onInsert }: BlockRowProps) {
  if (!onInsert) return <div className={cx(place > 0 && 'h-2')} />
  return (
    <button
      type="button"
      aria-label={texts.addBlockBefore(place + 1)}
      title={texts.addBlockBefore(place + 1)}
      onClick={() => onInsert(key)}
      className="group flex h-7 w-full items-center gap-2 rounded-sm text-ink-3 hover:text-primary focus-visible:text-primary phone:h-11"
    >
      <span className={lineClass} />
      <Plus aria-hidden="true" className="size-4.5" />
      <span className={lineClass} />
    </button>
  )
}

const lineClass = 'h-px flex-1 bg-transparent group-hover:bg-primary group-focus-visible:bg-primary'

function Head({ block, place, isOpen, isIncomplete, isReadOnly, actions }: BlockRowProps) {
  const { type, key, hidden } = block
  const { name } = blockTexts[type]
  return (
    <div className="flex min-w-52 flex-1 items-center">
      {!isReadOnly && (
        <span
          draggable
          title={texts.dragBlock}
          onDragStart={(event) => {
            event.dataTransfer.setData(dragType, key)
            event.dataTransfer.effectAllowed = 'move'
          }}
          className="grid size-9 shrink-0 cursor-grab place-items-center text-ink-3 max-md:hidden"
        >
          <GripVertical aria-hidden="true" className="size-4.5" />
        </span>
      )}
      <button
        type="button"
        id={blockHeadId(key)}
        aria-expanded={isOpen}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={() => actions.open(key)}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-md px-2 text-left max-md:pl-3"
      >
        <ChevronDown
          aria-hidden="true"
          className={cx(
            'size-4.5 shrink-0 text-ink-2 transition-transform',
            !isOpen && '-rotate-90',
          )}
        />
        <span className={cx('min-w-0 flex-1 truncate', hidden && 'text-ink-3')}>
          <b className="font-semibold">
            {place + 1}. {name}
          </b>{' '}
          <span className="text-sm text-ink-2">{summaryOf(block)}</span>
        </span>
        {hidden && <Badge>{texts.hidden}</Badge>}
        {isIncomplete && <Badge tone="point">{texts.incomplete}</Badge>}
      </button>
    </div>
  )
}

function Tools({ block: { key, hidden }, place, count, actions }: BlockRowProps) {
  const nth = place + 1
  const tool = (label: string, icon: ReactNode, act: () => void, disabled = false) => (
    <IconButton label={label} icon={icon} onClick={act} disabled={disabled} />
  )
  const Sign = hidden ? Eye : EyeOff
  return (
    <div className="ml-auto flex">
      {tool(
        texts.moveUp(nth),
        <ArrowUp aria-hidden="true" className={sign} />,
        () => actions.move(key, -1),
        place === 0,
      )}
      {tool(
        texts.moveDown(nth),
        <ArrowDown aria-hidden="true" className={sign} />,
        () => actions.move(key, 1),
        nth === count,
      )}
      {tool(texts.copyBlock(nth), <Copy aria-hidden="true" className={sign} />, () =>
        actions.copy(key),
      )}
      {tool(
        hidden ? texts.showBlock(nth) : texts.hideBlock(nth),
        <Sign aria-hidden="true" className={sign} />,
        () => actions.toggle(key),
      )}
      {tool(texts.removeBlock(nth), <Trash2 aria-hidden="true" className={sign} />, () =>
        actions.remove(key),
      )}
    </div>
  )
}

const sign = 'size-4.5'

export function blockHeadId(key: string): string {
  return `block-${key}`
}
