import Phone from 'lucide-react/icons/phone'
import type { Hotline } from '#web/features/hotline/hotline.ts'
import { telephoneLink } from '#web/ui/telephone-link.ts'
import { cx } from '#web/ui/class-names.ts'
import { layoutTexts as texts } from '#web/layouts/texts.ts'

export function HotlineLink({
  hotline: { phone, isVaccine },
  className,
}: {
  hotline: Pick<Hotline, 'phone'> & Partial<Hotline>
  className?: string
}) {
  return (
    <a
      href={telephoneLink(phone)}
      aria-label={texts.callHotline(phone)}
      className={cx(
        'inline-flex items-center gap-1.5 above-phone:whitespace-nowrap hover:underline',
        className,
      )}
    >
      {isVaccine ? (
        <img src="/media/icons/vaccine.svg" alt="" width={28} height={28} className="size-7" />
      ) : (
        <Phone aria-hidden="true" className="size-4 shrink-0" />
      )}
      {phone}
    </a>
  )
}
