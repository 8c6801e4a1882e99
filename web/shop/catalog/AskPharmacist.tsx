import Phone from 'lucide-react/icons/phone'
import MessageCircle from 'lucide-react/icons/message-circle'
import { telephoneLink } from '#web/ui/telephone-link.ts'
import { buttonClass } from '#web/ui/button-variant.ts'
import { productTexts as texts } from './product-texts.ts'

export interface AskPharmacistProps {
  hotline: string
  zaloLink: string
  /** Not a shot, which has a schedule instead of a use. */
  isGoods: boolean
  productId: number
}

/** Somebody to ask before buying, by whatever way the shop has. */
export function AskPharmacist({ hotline, zaloLink, isGoods, productId }: AskPharmacistProps) {
  const asking = `${isGoods ? '' : 'kenh=tiem-chung&'}sp=${productId}`
  return (
    <section
      aria-labelledby="hoi-duoc-si"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-white px-4 py-3"
    >
      <div className="min-w-[min(10rem,100%)] flex-1">
        <h2 id="hoi-duoc-si" className="text-md font-semibold">
          {isGoods ? texts.askTitle : texts.askDoseTitle}
        </h2>
        <p className="text-sm text-ink-2">{texts.askText}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a
          href={`/tro-chuyen/?${asking}`}
          data-chat="1"
          className={buttonClass({ variant: 'secondary' })}
        >
          <MessageCircle aria-hidden="true" className="size-4.5" />
          {isGoods ? texts.askAbout : texts.askAboutDose}
        </a>
        {hotline && (
          <a
            href={telephoneLink(hotline)}
            aria-label={texts.callNumber(hotline)}
            className={buttonClass({ variant: 'secondary' })}
          >
            <Phone aria-hidden="true" className="size-4.5" />
            {texts.call}
          </a>
        )}
        {zaloLink && (
          <a
            href={zaloLink}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'secondary' })}
          >
            <MessageCircle aria-hidden="true" className="size-4.5" />
            {texts.zalo}
          </a>
        )}
      </div>
    </section>
  )
}
