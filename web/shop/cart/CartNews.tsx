import Info from 'lucide-react/icons/info'
import type { CartChange } from '#domain/cart/refresh.ts'
import { Button } from '#web/ui/Button.tsx'
import { CartChangeList } from './CartChangeList.tsx'
import { cartTexts as texts } from './texts.ts'

export interface CartNewsProps {
  changes: readonly CartChange[]
  onSeen: () => void
}

/** A word to the shopper for whatever a refresh removed or changed. */
export function CartNews({ changes, onSeen }: CartNewsProps) {
  return (
    <div role="status">
      {changes.length > 0 && (
        <div className="mb-4 flex gap-3 rounded-md border border-point-line bg-point-tint p-4">
          <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-point" />
          <div className="min-w-0 flex-1">
            <p className="mb-1 font-semibold">{texts.changesTitle}</p>
            <CartChangeList changes={changes} />
            <Button variant="plain" onClick={onSeen} className="-mb-2 -ml-4">
              {texts.changesSeen}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
