import { useFrame } from '#web/features/content/frame.ts'
import { cartTexts as texts } from './texts.ts'

/** An honest line for browsers without JavaScript: the cart is the browser's own. */
export function NeedsScript() {
  const hotline = useFrame().settings.hotline
  return (
    <noscript>
      <p className="mb-4 rounded-md border border-point-line bg-point-tint p-4">
        {texts.noScript(hotline)}
      </p>
    </noscript>
  )
}
