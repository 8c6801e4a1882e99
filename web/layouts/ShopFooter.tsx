import Mail from 'lucide-react/icons/mail'
import type { ReactNode } from 'react'
import { informationEntries } from '#web/features/navigation/entries.ts'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'
import type { ShopFrame } from './frame.ts'
import { HotlineLink } from './HotlineLink.tsx'
import { LogoLink } from './Logo.tsx'
import { layoutTexts as texts } from './texts.ts'

export function ShopFooter({ frame, hotline }: { frame: ShopFrame; hotline: string }) {
  const { menu, settings } = frame
  const categories = menu.map(({ name, slug }) => ({ label: name, to: paths.shop({ c: [slug] }) }))
  return (
    <footer className="mt-16 border-t border-line bg-white phone:mt-10 print:hidden">
      <div className="shop-column grid grid-cols-[1.5fr_1fr_1fr_1.1fr] gap-x-8 gap-y-10 py-12 max-desk:grid-cols-2 phone:gap-x-4 phone:gap-y-8 phone:py-8">
        <Company settings={settings} />
        <FooterLinks title={texts.footerCategories} links={categories} />
        <FooterLinks title={texts.footerInformation} links={informationEntries} />
        <FooterBlock title={texts.footerSupport} className="phone:col-span-2">
          <HotlineLink phone={hotline} className="min-h-11 text-lg font-bold text-primary" />
          <a
            href={`mailto:${settings.email}`}
            className="flex min-h-11 items-center gap-2 wrap-anywhere text-ink-2 hover:text-primary hover:underline"
          >
            <Mail aria-hidden="true" className="size-4.5 shrink-0" />
            {settings.email}
          </a>
          <p className="mt-1 text-ink-3">{texts.supportNote}</p>
        </FooterBlock>
      </div>
      <div className="border-t border-line bg-ground">
        <div className="shop-column flex items-center justify-between gap-x-8 gap-y-2 py-5 text-xs text-ink-2 max-md:flex-col max-md:items-start">
          <p>
            <b className="font-semibold text-ink">{settings.slogan}</b>
            <br />
            {settings.disclaimer}
          </p>
          <p className="shrink-0">{texts.copyright(settings.companyName)}</p>
        </div>
      </div>
    </footer>
  )
}

function Company({ settings }: { settings: ShopFrame['settings'] }) {
  return (
    <section className="text-sm text-ink-2 phone:col-span-2">
      <LogoLink brandName={settings.brandName} />
      <p className="mt-3 font-semibold text-ink">{settings.companyName}</p>
      <ul className="mt-2 flex flex-col gap-1.5">
        {settings.companyAddresses.map((address) => (
          <li key={address}>{address}</li>
        ))}
      </ul>
      <p className="mt-3 text-ink-3">{settings.registration}</p>
    </section>
  )
}

function FooterLinks({
  title,
  links,
}: {
  title: string
  links: readonly { label: string; to: string }[]
}) {
  return (
    <FooterBlock title={title}>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Anchor
              to={to}
              className="flex min-h-8 items-center text-ink-2 hover:text-primary hover:underline pointer-coarse:min-h-11"
            >
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </FooterBlock>
  )
}

function FooterBlock({
  title,
  className,
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) {
  return (
    <section className={cx('text-sm', className)}>
      <h2 className="mb-2 text-base font-semibold">{title}</h2>
      {children}
    </section>
  )
}
