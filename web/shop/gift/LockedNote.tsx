import CircleAlert from 'lucide-react/icons/circle-alert'
import { useFrame } from '#web/shop/frame/frame.ts'
import { giftScreenTexts as texts } from './texts.ts'

/** A locked membership sees its gifts and takes none. */
export function LockedNote({ because }: { because: string | undefined }) {
  const { hotline } = useFrame().settings
  return (
    <div role="note" className="mt-4 flex gap-3 rounded-md border border-sale bg-sale-tint p-4">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sale" />
      <div>
        <p className="font-semibold text-sale-deep">{texts.lockedTitle}</p>
        <p className="text-sm">{because ?? texts.lockedText(hotline)}</p>
      </div>
    </div>
  )
}
