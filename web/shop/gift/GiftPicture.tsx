import GiftIcon from 'lucide-react/icons/gift'
import Ticket from 'lucide-react/icons/ticket'
import type { Gift } from '#domain/gift/api.ts'
import { cx } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/Picture.tsx'

export interface GiftPictureProps {
  gift: Pick<Gift, 'thumbnail' | 'product_type'>
  sizes: string
  className: string
}

/** A gift's picture, or a sign of its kind where it has none. */
export function GiftPicture({ gift, sizes, className }: GiftPictureProps) {
  const classes = cx('grid place-items-center overflow-hidden bg-ground', className)
  if (gift.thumbnail) {
    return (
      <span className={classes}>
        <Picture
          src={gift.thumbnail}
          alt=""
          sizes={sizes}
          width={480}
          height={480}
          className="size-full object-contain"
        />
      </span>
    )
  }
  const Icon = gift.product_type === 'voucher' ? Ticket : GiftIcon
  return (
    <span className={cx(classes, 'bg-point-tint text-point')}>
      <Icon aria-hidden="true" className="size-2/5 max-h-16 stroke-[1.4]" />
    </span>
  )
}
