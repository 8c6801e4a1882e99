import CircleAlert from 'lucide-react/icons/circle-alert'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { type Cart, type CartVoucherChoice, pricedLines } from '#domain/cart/cart.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import type { VoucherProblem } from '#domain/voucher/api.ts'
import { type ExplainedSaving, explainSavings } from '#domain/voucher/explain.ts'
import { describeVoucher } from '#domain/voucher/texts.ts'
import { paths } from '#web/paths.ts'
import { removeVoucher } from '#web/shop/state/cart-extras.ts'
import { openAccountDialog } from '#web/shop/state/member-dialog.ts'
import { useMember } from '#web/shop/state/member.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { cartVoucherTexts as texts } from './cart-texts.ts'
import { countedVouchers } from './priced-cart.ts'
import { useVoucherCheck } from './use-voucher-check.ts'
import { useVerdicts, type VoucherVerdict } from './verdicts.ts'

const linkClass = 'flex min-h-11 items-center font-semibold text-primary hover:underline'

/** Each chosen voucher with what it saves and why, or why it cannot be used and what to do. */
export function VoucherList({ cart }: { cart: Cart }) {
  useVoucherCheck(cart)
  const verdicts = useVerdicts()
  const list = useRef<HTMLUListElement>(null)
  const explained = explainSavings(pricedLines(cart), countedVouchers(cart, verdicts))
  const remove = ({ code }: CartVoucherChoice) => {
    removeVoucher(code)
    list.current?.focus()
  }
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={texts.chosen}
      className="mt-1 divide-y divide-line border-t border-line outline-none"
    >
      {cart.vouchers.map((voucher) => (
        <VoucherRow
          key={voucher.code}
          voucher={voucher}
          refusal={verdicts.find(({ code, usable }) => code === voucher.code && !usable)}
          explained={explained.find(({ code }) => code === voucher.code)}
          onRemove={() => remove(voucher)}
        />
      ))}
    </ul>
  )
}

interface VoucherRowProps {
  voucher: CartVoucherChoice
  refusal: VoucherVerdict | undefined
  explained: ExplainedSaving | undefined
  onRemove: () => void
}

function VoucherRow({ voucher, refusal, explained, onRemove }: VoucherRowProps) {
  return (
    <li className="flex items-start gap-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3 font-semibold">
          <span className="min-w-0 break-words">{voucher.name ?? voucher.code}</span>
          {!refusal && explained && (
            <span className="tabular whitespace-nowrap text-ok">
              −{formatVnd(explained.saving)}
            </span>
          )}
        </p>
        <p className="text-sm break-words text-ink-2">
          {voucher.name && `${voucher.code} · `}
          {(!refusal && explained?.reason) || describeVoucher(voucher)}
        </p>
        {refusal && (
          <div role="status" className="mt-1 flex items-start gap-1.5 text-sm text-sale">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>
              {refusal.reason}
              <WayOut problem={refusal.problem} />
            </span>
          </div>
        )}
      </div>
      <IconButton
        label={texts.remove(voucher.code)}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onRemove}
        className="-my-2 -mr-3 text-ink-2 hover:text-sale"
      />
    </li>
  )
}

/** What can be done about a refused voucher besides leaving it out. */
function WayOut({ problem }: { problem: VoucherProblem | undefined }) {
  const member = useMember()
  if (problem === 'minGoods' || problem === 'noEligibleGoods') {
    return (
      <Anchor to={paths.shop()} className={linkClass}>
        {texts.buyMore}
      </Anchor>
    )
  }
  if (!member && (problem === 'membersOnly' || problem === 'otherMember')) {
    return (
      <button
        type="button"
        className={linkClass}
        onClick={() => openAccountDialog({ kind: 'login', title: texts.loginTitle })}
      >
        {texts.login}
      </button>
    )
  }
  if (member && (problem === 'held' || problem === 'used')) {
    return (
      <Anchor to={paths.myOrders()} className={linkClass}>
        {texts.seeOrders}
      </Anchor>
    )
  }
  return null
}
