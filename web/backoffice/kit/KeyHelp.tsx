import { Dialog } from '#web/ui/Dialog.tsx'
import { kitTexts as texts } from './texts.ts'
import type { RowKeys } from './use-list-keys.ts'

/** The keys of a list, but for what it does not do. */
export function KeyHelp({ keys, onClose }: { keys: RowKeys; onClose: () => void }) {
  const acts: Readonly<Record<string, unknown>> = {
    x: keys.onTick,
    e: keys.onEdit,
    p: keys.onLook,
  }
  const shown = Object.entries(texts.keyWords).filter(([key]) => !(key in acts) || acts[key])
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.keys} closeOnOutside>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5">
        {shown.map(([key, words]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-sm border border-line bg-ground px-2 py-0.5 font-mono text-sm">
                {key}
              </kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
