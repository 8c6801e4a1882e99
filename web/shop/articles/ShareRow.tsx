import Link2 from 'lucide-react/icons/link-2'
import Share2 from 'lucide-react/icons/share-2'
import { notify } from '#web/features/notices/notify.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { Button } from '#web/ui/Button.tsx'
import { articleTexts as texts } from './texts.ts'

/** By the device's own sheet where it has one, else by hand. No other site's button, which would count readers. */
export function ShareRow({ title, path }: { title: string; path: string }) {
  const isHydrated = useHydrated()
  const canShare = isHydrated && typeof navigator.share === 'function'
  const address = () => new URL(path, location.href).href
  // Who closes the sheet has not failed.
  const share = () => void navigator.share({ title, url: address() }).catch(() => undefined)
  const copy = () =>
    navigator.clipboard.writeText(address()).then(
      () => notify({ text: texts.copied, kind: 'success' }),
      () => notify({ text: texts.notCopied, kind: 'error' }),
    )
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden">
      {canShare && (
        <Button
          variant="quiet"
          icon={<Share2 aria-hidden="true" className="size-4.5" />}
          onClick={share}
        >
          {texts.share}
        </Button>
      )}
      <Button
        variant="quiet"
        icon={<Link2 aria-hidden="true" className="size-4.5" />}
        onClick={() => void copy()}
      >
        {texts.copy}
      </Button>
    </div>
  )
}
