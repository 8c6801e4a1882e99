import CircleAlert from 'lucide-react/icons/circle-alert'
import { giftScreenTexts as texts } from './texts.ts'

/** Why the exchange was refused and what to do. */
export function FailurePanel({ text }: { text: string }) {
  return (
    <div role="alert" className="mt-4 rounded-md border border-sale bg-sale-tint p-4">
      <p className="flex items-center gap-2 font-semibold text-sale-deep">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
        {texts.failedTitle}
      </p>
      <p className="mt-1 text-sm">{text}</p>
    </div>
  )
}
