import { createPortal } from 'react-dom'
import type { BackofficeLink } from '#domain/pharmacy/backoffice/api.ts'
import type { PharmacyRecord } from '#domain/pharmacy/backoffice.ts'
import { pharmacyTexts as texts } from './texts.ts'
import { targetName } from './target-name.ts'

/** A card of A6 for each link: printed, never on the screen. */
export function LinkCards({
  pharmacy,
  links,
}: {
  pharmacy: PharmacyRecord
  links: readonly BackofficeLink[]
}) {
  return createPortal(
    <div className="store-print hidden print:block" aria-hidden="true">
      {links.map((link) => (
        <section key={link.id} className="store-card flex text-black">
          <p className="text-[18pt] leading-tight font-bold">{pharmacy.name}</p>
          <p className="text-[12pt]">{pharmacy.code}</p>
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
