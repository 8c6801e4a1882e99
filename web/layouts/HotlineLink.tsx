import Phone from 'lucide-react/icons/phone'
import { telephoneLink } from '#web/telephone-link.ts'
import { cx } from '#web/ui/class-names.ts'
import { layoutTexts as texts } from './texts.ts'

export function HotlineLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <a
      href={telephoneLink(phone)}
      aria-label={texts.callHotline(phone)}
      className={cx(
        'inline-flex items-center gap-1.5 above-phone:whitespace-nowrap hover:underline',
        className,
      )}
    >
      <Phone aria-hidden="true" className="size-4 shrink-0" />
      {phone}
    </a>
  )
}
