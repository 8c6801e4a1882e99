import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef, useState } from 'react'
import { blockTexts } from '#domain/publishing/block-texts.ts'
import type { BlockType, PageBlock } from '#domain/publishing/blocks.ts'
import { maxBlocks } from '#domain/publishing/landing.ts'
import { publishingTexts } from '#domain/publishing/texts.ts'
import type { FieldErrors } from '#web/form/field-rules.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useDraftStore } from '../draft/draft-context.ts'
import { contentTexts as texts } from '../texts.ts'
import { blockHeadId, BlockRow } from './BlockRow.tsx'
import { newBlock } from './block-moves.ts'
import { useBlockActions } from './use-block-actions.ts'

const palette = lazyPart(async () => (await import('./BlockPalette.tsx')).BlockPalette)
const noErrors: FieldErrors = {}

/** The page's blocks, one below the other: added, moved by mouse and keys, copied, hidden, deleted and brought back. */
export function BlockList({
  blocks,
  problems,
  refused,
  isReadOnly,
}: {
  blocks: readonly PageBlock[]
  problems: Readonly<Record<string, string>>
  refused: FieldErrors
  isReadOnly: boolean
}) {
  const store = useDraftStore()
  /** Before which block one is to stand; '' at the end. */
  const [choosing, setChoosing] = useState<string | null>(null)
  const { actions, open, said, removed, add, bringBack } = useBlockActions(store)
  const isFull = blocks.length >= maxBlocks
  const list = useRef<HTMLOListElement>(null)
  useFocusAfterMove(said)
  const pick = (type: BlockType) => {
    setChoosing(null)
    // The dialog gives the focus back first; then the new block has it.
    setTimeout(() => add(newBlock(type), choosing ?? ''))
  }
  return (
    <div className="flex flex-col gap-2.5">
      {blocks.length === 0 && <p className="text-ink-2">{texts.noBlocks}</p>}
      <ol ref={list} aria-label={texts.blocks} className="flex flex-col empty:hidden">
        {blocks.map((block, place) => (
          <BlockRow
            key={block.key}
            block={block}
            place={place}
            count={blocks.length}
            isOpen={block.key === open}
            isIncomplete={`blocks.${block.key}` in problems}
            isReadOnly={isReadOnly}
            errors={block.key === open ? errorsOf(refused, place) : noErrors}
            actions={actions}
            onInsert={isFull || isReadOnly ? null : setChoosing}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said.words}
      </p>
      {removed && (
        <p className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-ground px-3.5 py-1 text-sm">
          {texts.removed(blockTexts[removed.block.type].name)}
          <Button variant="plain" onClick={bringBack}>
            {texts.bringBack}
          </Button>
        </p>
      )}
      {!isReadOnly && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            icon={<Plus aria-hidden="true" className="size-4.5" />}
            disabled={isFull}
            onClick={() => setChoosing('')}
            {...palette.intent}
          >
            {texts.addBlock}
          </Button>
          <span className="text-xs text-ink-3 phone:hidden">
            {isFull ? publishingTexts.tooManyBlocks(maxBlocks) : texts.blockKeys}
          </span>
        </div>
      )}
      {choosing !== null && <palette.Part onPick={pick} onClose={() => setChoosing(null)} />}
    </div>
  )
}

/** What the server says of a block's fields, by their names in it. */
function errorsOf(refused: FieldErrors, place: number): FieldErrors {
  const start = `blocks.${place}.fields.`
  const own = Object.entries(refused).filter(([path]) => path.startsWith(start))
  return own.length === 0
    ? noErrors
    : Object.fromEntries(own.map(([path, words]) => [path.slice(start.length), words]))
}

/** A row that is moved in the page loses the focus: it is given back. */
function useFocusAfterMove(said: { key: string }): void {
  useEffect(() => {
    if (said.key) document.getElementById(blockHeadId(said.key))?.focus()
  }, [said])
}
