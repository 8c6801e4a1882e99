import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { paths } from '#web/paths.ts'
import { useFrame } from '#web/shop/frame/frame.ts'
import { buttonClass } from '#web/ui/button-variant.ts'
import { telephoneLink } from '#web/ui/telephone-link.ts'
import { BandHeading } from '../Band.tsx'
import type { BlockProps } from '../landing-block.ts'
import { landingTexts as texts } from '../texts.ts'

export function ContactBlock({ fields: { title, text }, tone }: BlockProps<'contact'>) {
  const { hotline, zaloLink } = useFrame().settings
  return (
    <>
      <BandHeading title={title} text={text} tone={tone} />
      <div className="flex flex-wrap justify-center gap-3">
        {hotline && (
          <a
            href={telephoneLink(hotline)}
            className={buttonClass(
              { variant: tone === 'deep' ? 'secondary' : 'primary', size: 'main' },
              'phone:w-full',
            )}
          >
            <Phone aria-hidden="true" className="size-5" />
            {texts.call(hotline)}
          </a>
        )}
        {zaloLink && (
          <a
            href={zaloLink}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'secondary', size: 'main' }, 'phone:w-full')}
          >
            <MessageCircle aria-hidden="true" className="size-5" />
            {texts.zalo}
          </a>
        )}
      </div>
    </>
  )
}

export function PharmaciesBlock({ fields: { title, text }, tone }: BlockProps<'pharmacies'>) {
  return (
    <>
      <BandHeading title={title} text={text} tone={tone} />
      <p className="text-center">
        <a
          href={paths.page('he-thong-nha-thuoc')}
          className={buttonClass(
            { variant: tone === 'deep' ? 'secondary' : 'primary', size: 'main' },
            'phone:w-full',
          )}
        >
          <MapPin aria-hidden="true" className="size-5" />
          {texts.pharmacies}
        </a>
      </p>
    </>
  )
}
