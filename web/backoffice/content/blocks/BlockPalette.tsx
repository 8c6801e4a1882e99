import { blockTexts } from '#domain/publishing/block-texts.ts'
import { blockTypes, type BlockType } from '#domain/publishing/blocks.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { contentTexts as texts } from '../texts.ts'

/** All kinds of blocks, each with when to take it. */
export function BlockPalette({
  onPick,
  onClose,
}: {
  onPick: (type: BlockType) => void
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.addBlockTitle}
      width={660}
      closeOnOutside
    >
      <ul className="grid grid-cols-2 gap-2.5 phone:grid-cols-1">
        {blockTypes.map((type) => (
          <li key={type}>
            <button
              type="button"
              onClick={() => onPick(type)}
              className="flex h-full min-h-11 w-full flex-col rounded-md border border-line px-3.5 py-2.5 text-left hover:border-primary hover:bg-primary-tint/50"
            >
              <b className="font-semibold">{blockTexts[type].name}</b>
              <span className="text-sm text-ink-2">{blockTexts[type].hint}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
