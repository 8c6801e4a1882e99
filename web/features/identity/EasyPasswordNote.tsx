import ShieldAlert from 'lucide-react/icons/shield-alert'
import type { EasyReason } from '#domain/identity/easy-password.ts'
import { identityTexts } from '#domain/identity/texts.ts'
import { authTexts as texts } from './texts.ts'

/** A warning, no refusal: the person may go on. Heard when it comes. */
export function EasyPasswordNote({ reason }: { reason: EasyReason | null }) {
  return (
    <div role="status" className="empty:hidden">
      {reason && (
        <div className="rounded-md bg-point-tint p-3 text-sm">
          <p className="flex gap-2">
            <ShieldAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-point" />
            {identityTexts.easyPassword[reason]} {texts.easyAdvice}
          </p>
        </div>
      )}
    </div>
  )
}
