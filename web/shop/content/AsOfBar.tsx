import { formatDateTime } from '#domain/kernel/dates.ts'
import { endAsOf } from '#domain/publishing/api.ts'
import { api } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { contentTexts as texts } from './texts.ts'

/** Staff see which moment's shop they walk through, and the way out of it. */
export function AsOfBar({ at }: { at: string }) {
  const leave = async () => {
    await api.call(endAsOf, {})
    // What is planned is not there yet.
    const { ok } = await fetch(location.href, { method: 'HEAD' })
    if (ok) location.reload()
    else location.assign(paths.home())
  }
  return (
    <div className="border-b border-point-line bg-point-tint print:hidden">
      <p className="shop-column flex flex-wrap items-center gap-x-3 text-md phone:pt-2 font-semibold text-point">
        {texts.asOf(formatDateTime(at).replace(' ', ', '))}
        <Button variant="plain" onClick={() => void leave()}>
          {texts.leaveAsOf}
        </Button>
      </p>
    </div>
  )
}
