import { useHotline } from '#web/shop/frame/use-hotline.ts'

/** An honest line for browsers without JavaScript: carts and orders are the browser's own. */
export function NeedsScript({ text }: { text: (hotline: string) => string }) {
  const hotline = useHotline().phone
  return (
    <noscript>
      <p className="mb-4 rounded-md border border-point-line bg-point-tint p-4">{text(hotline)}</p>
    </noscript>
  )
}
