import CircleAlert from 'lucide-react/icons/circle-alert'
import Phone from 'lucide-react/icons/phone'
import { paths } from '#web/paths.ts'
import { buttonClass, type ButtonVariant } from '#web/ui/button-variant.ts'
import { telephoneLink } from '#web/ui/telephone-link.ts'
import type { PageProduct } from './load-product.ts'
import { productTexts as texts } from './product-texts.ts'

export interface SoldOutProps {
  product: PageProduct
  /** Others like it stand on the page. */
  hasRelated: boolean
  hotline: string
}

/** What cannot be bought now, and the ways on; on a phone those are in the bar below. */
export function SoldOut(props: SoldOutProps) {
  return (
    <div role="status" className="@container rounded-md border border-line bg-white p-4">
      <p className="flex items-center gap-2 font-semibold">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-point" />
        {texts.soldOutTitle}
      </p>
      <p className="mt-1 text-sm text-ink-2">{texts.soldOutText}</p>
      <div className="mt-3 flex flex-wrap gap-2 max-md:not-large-text:hidden">
        <WaysOn {...props} />
      </div>
    </div>
  )
}

/** The same where the buttons to buy would stand. */
export function SoldOutBar(props: SoldOutProps) {
  return (
    <>
      <p className="basis-full text-sm font-semibold text-ink-2">{texts.soldOutTitle}</p>
      <WaysOn {...props} />
    </>
  )
}

/** Another pack of it that is there, what is like it, and somebody who says when it comes. */
function WaysOn({ product: { packs, slug }, hasRelated, hotline }: SoldOutProps) {
  const pack = packs.find((each) => !each.sold_out && each.slug !== slug)
  return (
    <>
      {pack ? (
        <a href={paths.product(pack.slug)} className={wayClass('primary')}>
          {texts.otherPack(pack.units, pack.word)}
        </a>
      ) : (
        hasRelated && (
          <a href={`#${relatedId}`} className={wayClass('primary')}>
            {texts.seeRelated}
          </a>
        )
      )}
      {hotline && (
        <a
          href={telephoneLink(hotline)}
          aria-label={texts.callAbout(hotline)}
          className={wayClass('quiet')}
        >
          <Phone aria-hidden="true" className="size-4.5 shrink-0" />
          {texts.askWhen}
        </a>
      )}
    </>
  )
}

function wayClass(variant: ButtonVariant): string {
  return buttonClass({ variant }, 'grow whitespace-nowrap phone:px-3')
}

/** Where what is like it stands. */
export const relatedId = 'san-pham-lien-quan'
