import type { Popup } from '#domain/publishing/places/api.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { Price } from '#web/ui/Price.tsx'

/** What an offer says; on a phone its picture stands beside the words, so that all of it fits into half a screen. */
export function PopupBody({ popup, titleId }: { popup: Popup; titleId: string }) {
  const { title, text, image, alt, product } = popup
  return (
    <div className="min-h-0 overflow-y-auto overscroll-contain phone:grid phone:grid-cols-[7.5rem_1fr] phone:gap-3 phone:p-4 phone:pr-14">
      <Picture
        src={image}
        alt={alt}
        sizes="(width > 600px) 448px, 120px"
        width={960}
        height={640}
        priority
        className="aspect-3/2 w-full bg-primary-tint object-cover phone:rounded-md"
      />
      <div className="flex flex-col items-start gap-2 px-6 pt-5 pb-4 phone:p-0">
        <h2 id={titleId} className="text-xl text-balance phone:text-base">
          {title}
        </h2>
        {text && <p className="text-ink-2 phone:text-sm">{text}</p>}
        {product && <Price current={product.discount_price} original={product.original_price} />}
      </div>
    </div>
  )
}
