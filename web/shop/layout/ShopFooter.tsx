import BadgeCheck from 'lucide-react/icons/badge-check'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { choicePath } from '#domain/tags/choice.ts'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import { informationEntries, visibleEntries } from '#web/shop/navigation/entries.ts'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import type { Hotline } from '#web/features/hotline/hotline.ts'
import { cx } from '#web/ui/class-names.ts'
import { keptPart } from '#web/features/kept/kept-part.ts'
import { PaymentMark, type PaymentMarkName } from '#web/ui/payment-marks.tsx'
import { framesKept, lookOfFrame, type ShopFrame } from './frame.ts'
import { HotlineLink } from '#web/layouts/HotlineLink.tsx'
import { LogoLink } from './Logo.tsx'
import { layoutTexts as texts } from '#web/layouts/texts.ts'

interface ShopFooterProps {
  frame: ShopFrame
  hotline: Hotline
}

export const ShopFooter = import.meta.env.SSR
  ? keptPart(Footer, {
      room: framesKept,
      madeOf: ({ frame, hotline }) => lookOfFrame(frame, hotline),
    })
  : Footer

function Footer({ frame, hotline }: ShopFooterProps) {
  const { menu, settings, hiddenPaths } = frame
  const { tagContainer } = settings
  const categories = menu.map(({ name, slug }) => ({ label: name, to: paths.shop({ c: [slug] }) }))
  return (
    <footer className="mt-16 border-t border-line bg-white phone:mt-10 print:hidden">
      <div className="shop-column grid grid-cols-[1.5fr_1fr_1fr_1.1fr] gap-x-8 gap-y-10 py-12 max-desk:grid-cols-2 phone:gap-x-4 phone:gap-y-8 phone:py-8">
        <Company settings={settings} />
        <FooterLinks title={texts.footerCategories} links={categories} />
        <FooterLinks
          title={texts.footerInformation}
          links={visibleEntries(informationEntries, null, hiddenPaths)}
        />
        <FooterBlock title={texts.footerSupport} className="phone:col-span-2">
          <HotlineLink hotline={hotline} className="min-h-11 text-lg font-bold text-primary" />
          <a href={`mailto:${settings.email}`} className={supportLink}>
            <Mail aria-hidden="true" className="size-4.5 shrink-0" />
            {settings.email}
          </a>
          {settings.zaloLink && (
            <a
              href={settings.zaloLink}
              target="_blank"
              rel="noopener noreferrer"
              className={supportLink}
            >
              <MessageCircle aria-hidden="true" className="size-4.5 shrink-0" />
              {texts.zalo}
            </a>
          )}
          <Anchor to={paths.orderLookup()} className={supportLink}>
            <Search aria-hidden="true" className="size-4.5 shrink-0" />
            {texts.orderLookup}
          </Anchor>
          <p className="mt-1 text-ink-3">{texts.supportNote}</p>
        </FooterBlock>
      </div>
      <Proofs frame={frame} />
      {/* The room below is the chat's: at the page's end its link would lie on the last line. */}
      <div className="border-t border-line bg-ground">
        <div className="shop-column flex items-center justify-between gap-x-8 gap-y-2 pt-5 pb-19 text-xs text-ink-2 max-md:flex-col max-md:items-start">
          <p>
            <b className="font-semibold text-ink">{settings.slogan}</b>
            <br />
            {settings.disclaimer}
          </p>
          <p className="shrink-0">
            {texts.copyright(settings.since, settings.companyName)}
            {tagContainer && (
              <>
                {' · '}
                <a href={choicePath} className="hover:underline">
                  {texts.tagChoice}
                </a>
              </>
            )}
          </p>
        </div>
      </div>
    </footer>
  )
}

/** What the shop may show of itself, each where it is so; nothing when it is nothing. */
function Proofs({ frame: { settings, payments } }: { frame: ShopFrame }) {
  const { pharmacyLicence, foodLicence, ministryLink } = settings
  const marks = [...new Set(payments.flatMap((method) => marksOf[method]))]
  if (!pharmacyLicence && !foodLicence && !ministryLink && marks.length === 0) return null
  return (
    <section
      aria-label={texts.proofs}
      className="shop-column flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pb-8 text-sm text-ink-2"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {ministryLink && (
          <a
            href={ministryLink}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-2 rounded-md border border-primary px-3 font-semibold text-primary-deep hover:bg-primary-tint"
          >
            <BadgeCheck aria-hidden="true" className="size-5 shrink-0" />
            {texts.ministry}
          </a>
        )}
        {(pharmacyLicence || foodLicence) && (
          <ul className="max-w-[70ch]">
            {pharmacyLicence && <li>{texts.pharmacyLicence(pharmacyLicence)}</li>}
            {foodLicence && <li>{texts.foodLicence(foodLicence)}</li>}
          </ul>
        )}
      </div>
      {marks.length > 0 && (
        <ul aria-label={texts.payments} className="flex flex-wrap gap-2">
          {marks.map((mark) => (
            <li key={mark}>
              <PaymentMark name={mark} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const marksOf: Record<PaymentMethod, readonly PaymentMarkName[]> = {
  cash: [],
  domesticCard: ['vnpay', 'napas'],
  internationalCard: ['visa', 'mastercard', 'jcb'],
  qrCode: ['vietqr'],
  transfer: ['vietqr'],
}

const supportLink =
  'flex min-h-11 items-center gap-2 wrap-anywhere text-ink-2 hover:text-primary hover:underline'

function Company({ settings }: { settings: ShopFrame['settings'] }) {
  return (
    <section className="text-sm text-ink-2 phone:col-span-2">
      <LogoLink />
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
      <ul className="footer-links">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Anchor to={to}>{label}</Anchor>
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
      <h2 className="mb-2 text-base font-semibold phone:text-md">{title}</h2>
      {children}
    </section>
  )
}
