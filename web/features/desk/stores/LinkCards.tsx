import { createPortal } from 'react-dom'
import type { DeskLink, DeskStoreDetail } from '#domain/drugstore/desk/api.ts'
import { storeTexts as texts } from './texts.ts'
import { targetName } from './target-name.ts'

/** A card of A6 for each link: printed, never on the screen. */
export function LinkCards({
  store,
  links,
}: {
  store: DeskStoreDetail
  links: readonly DeskLink[]
}) {
  return createPortal(
    <div className="store-print hidden print:block" aria-hidden="true">
      {links.map((link) => (
        <section key={link.id} className="store-card flex text-black">
          <p className="text-[18pt] leading-tight font-bold">{store.name}</p>
          <p className="text-[12pt]">{store.code}</p>
          <img src={qrSource(link.svg)} alt="" className="my-5 size-[62mm]" />
          <p className="text-[14pt] font-bold">{texts.scan}</p>
          <p className="text-[11pt]">{targetName(link)}</p>
          <p className="mt-1 text-[10pt]">{link.url.replace(/^https?:\/\//, '')}</p>
        </section>
      ))}
    </div>,
    document.body,
  )
}

/** The QR picture for an `img`. */
export function qrSource(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
