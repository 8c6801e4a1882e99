import Coins from 'lucide-react/icons/coins'
import { useCallback, useState, type FormEvent, type ReactNode } from 'react'
import type { PointPackage } from '#domain/catalog/point-packages/api.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatVnd, vnd } from '#domain/kernel/vnd.ts'
import { sendOrderOtp } from '#domain/order/checks/api.ts'
import { api } from '#web/api.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { twoColumns } from '#web/shop/cart/two-columns.ts'
import { offeredMethod } from '#web/shop/checkout/PaymentSection.tsx'
import { Section } from '#web/ui/Section.tsx'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { methodOption } from '#web/shop/payment/method-look.tsx'
import { paths } from '#web/paths.ts'
import { openAccountDialog } from '#web/shop/state/member-dialog.ts'
import { useMember } from '#web/shop/state/member.ts'
import { usePoints } from '#web/shop/state/points.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { RadioCards, type RadioOption } from '#web/ui/RadioCards.tsx'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import type { PointsShop } from './load-points-shop.ts'
import { pointsShopTexts as texts } from './texts.ts'
import { useBuyPoints } from './use-buy-points.ts'

const otpDialog = lazyPart(() =>
  import('#web/features/identity/otp/OtpDialog.tsx').then((part) => part.OtpDialog),
)

/** One package, one way to pay, one press. */
export function PointsShopScreen({ shop }: { shop: PointsShop }) {
  const { packages, methods, needsOtp, gifts } = shop
  const sold = packages.filter((pack) => pack.for_sale)
  const [packId, setPackId] = useState(sold[0]?.id ?? null)
  const [wanted, setWanted] = useState<PaymentMethod>('qrCode')
  const member = useMember()
  const buying = useBuyPoints(needsOtp)
  const pack = sold.find(({ id }) => id === packId) ?? null
  const method = offeredMethod(wanted, methods)
  const phone = member?.phone ?? ''
  const sendCode = useCallback(
    (captcha: string) => api.call(sendOrderOtp, { phone, captcha }),
    [phone],
  )
  if (packages.length === 0) return <None />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!pack) return
    if (member) void buying.buy({ member, pack, method })
    else openAccountDialog({ kind: 'login', title: texts.loginTitle })
  }
  return (
    <form noValidate onSubmit={submit} className={twoColumns.grid}>
      <div className="flex min-w-0 flex-col gap-4">
        <Section title={texts.packages}>
          <RadioCards
            legend={texts.packages}
            legendHidden
            name="point-package"
            options={packages.map(packageOption)}
            value={packId === null ? null : String(packId)}
            onValueChange={(value) => setPackId(Number(value))}
          />
        </Section>
        <Section title={texts.payment}>
          {methods.length === 0 ? (
            <p className="text-ink-2">{texts.noMethods}</p>
          ) : (
            <>
              <p className="mb-3 text-sm text-ink-2">{texts.onlineOnly}</p>
              <RadioCards
                legend={texts.payment}
                legendHidden
                name="payment-method"
                options={methods.map((each) => methodOption(each))}
                value={method}
                onValueChange={(value) => setWanted(value as PaymentMethod)}
              />
            </>
          )}
        </Section>
      </div>
      <Summary
        pack={pack}
        gifts={gifts}
        isMember={member !== null}
        canPay={methods.length > 0}
        buying={buying}
      />
      {buying.asksCode && member && pack && (
        <otpDialog.Part
          type="checkout"
          open
          onOpenChange={buying.setAsksCode}
          phone={phone}
          send={sendCode}
          submit={(code) => buying.buyWithCode({ member, pack, method }, code)}
        />
      )}
    </form>
  )
}

function packageOption(pack: PointPackage): RadioOption {
  const { id, name, pointAmount, discount_price: price, for_sale: isSold } = pack
  return {
    value: String(id),
    label: (
      <>
        <b className="tabular font-semibold whitespace-nowrap text-point">
          {formatPoints(pointAmount)}
        </b>
        {!name.includes(formatPoints(pointAmount)) && (
          <span className="block text-sm text-ink-2">{name}</span>
        )}
      </>
    ),
    text: isSold ? undefined : texts.notForSale,
    aside: (
      <span className="tabular block text-right whitespace-nowrap">
        <b className="block font-semibold">{formatVnd(price)}</b>
        {isSold && (
          <span className="block text-sm text-ink-2">
            {texts.perPoint(formatVnd(vnd(Math.round(price / Math.max(1, pointAmount)))))}
          </span>
        )}
      </span>
    ),
    disabled: !isSold,
  }
}

const giftsNamed = 3

/** What these points are good for, before they are paid: a gift is worth less than its points cost. */
function Worth({ pack, gifts }: { pack: PointPackage; gifts: PointsShop['gifts'] }) {
  const inReach = gifts.filter(({ target }) => target <= pack.pointAmount)
  const best = inReach.slice(-giftsNamed).toReversed()
  return (
    <div className="mt-4 rounded-md border border-point-line bg-point-tint px-3.5 py-3 text-sm">
      {best.length > 0 ? (
        <>
          <p className="font-semibold">{texts.oneOf(formatPoints(pack.pointAmount))}</p>
          <ul className="mt-1 list-disc pl-5">
            {best.map(({ id, name, target }) => (
              <li key={id}>
                {name} <span className="tabular whitespace-nowrap">({formatPoints(target)})</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="font-semibold">
          {texts.noneYet(
            formatPoints(pack.pointAmount),
            gifts[0]!.name,
            formatPoints(gifts[0]!.target),
          )}
        </p>
      )}
      <p className="mt-1.5">{texts.worthIt}</p>
    </div>
  )
}

interface SummaryProps {
  pack: PointPackage | null
  gifts: PointsShop['gifts']
  isMember: boolean
  canPay: boolean
  buying: ReturnType<typeof useBuyPoints>
}

function Summary({ pack, gifts, isMember, canPay, buying }: SummaryProps) {
  const balance = usePoints()
  return (
    <Section title={texts.summary}>
      {pack ? (
        <dl className="tabular flex flex-col gap-2.5">
          <Row label={texts.pointsLabel}>
            <b className="text-point">{formatPoints(pack.pointAmount)}</b>
          </Row>
          {isMember && balance !== null && (
            <Row label={texts.balanceAfter}>{formatPoints(balance + pack.pointAmount)}</Row>
          )}
          <Row label={texts.total}>
            <b className="text-xl whitespace-nowrap text-primary-deep">
              {formatVnd(pack.discount_price)}
            </b>
          </Row>
        </dl>
      ) : (
        <p className="text-ink-2">{texts.choose}</p>
      )}
      {pack && gifts.length > 0 && <Worth pack={pack} gifts={gifts} />}
      <div className="mt-4 flex flex-col gap-3">
        <FailureNote>{buying.failure}</FailureNote>
        <Button type="submit" size="main" wide busy={buying.busy} disabled={!pack || !canPay}>
          {isMember ? texts.buy : texts.loginToBuy}
        </Button>
        <p className="text-sm text-ink-3">{texts.terms}</p>
      </div>
    </Section>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function None() {
  return (
    <EmptyState
      icon={<Coins aria-hidden="true" />}
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={
        <>
          <ButtonLink to={paths.earn()}>{texts.earn}</ButtonLink>
          <ButtonLink to={paths.shop()} variant="quiet">
            {texts.shop}
          </ButtonLink>
        </>
      }
      className="rounded-md border border-line bg-white py-14"
    />
  )
}
