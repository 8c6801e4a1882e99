import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useDraftStore } from './draft/draft-context.ts'
import type { DraftView } from './draft/draft-store.ts'
import { contentTexts as texts } from './texts.ts'

/** Back and forth through what was typed; stands with whether it is saved. */
export function UndoButtons({ view: { canUndo, canRedo } }: { view: DraftView }) {
  const store = useDraftStore()
  return (
    <div className="flex rounded-md border border-line bg-white">
      <IconButton
        label={texts.undo}
        icon={<Undo2 aria-hidden="true" className="size-5" />}
        disabled={!canUndo}
        onClick={store.undo}
      />
      <IconButton
        label={texts.redo}
        icon={<Redo2 aria-hidden="true" className="size-5" />}
        disabled={!canRedo}
        onClick={store.redo}
      />
    </div>
  )
}
