import type { VoucherProblem } from '#domain/voucher/api.ts'
import { paths } from '#web/paths.ts'
import { openAccountDialog } from '#web/state/member-dialog.ts'
import { useMember } from '#web/state/member.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cartVoucherTexts as texts } from './cart-texts.ts'

const look = 'flex min-h-11 items-center font-semibold text-primary hover:underline'

/** What can be done about a refused voucher besides leaving it out. */
export function WayOut({ problem }: { problem: VoucherProblem | undefined }) {
  const member = useMember()
  if (problem === 'minGoods' || problem === 'noEligibleGoods') {
    return (
      <Anchor to={paths.shop()} className={look}>
        {texts.buyMore}
      </Anchor>
    )
  }
  if (!member && (problem === 'membersOnly' || problem === 'otherMember')) {
    return (
      <button
        type="button"
        className={look}
        onClick={() => openAccountDialog({ kind: 'login', title: texts.loginTitle })}
      >
        {texts.login}
      </button>
    )
  }
  if (member && (problem === 'held' || problem === 'used')) {
    return (
      <Anchor to={paths.myOrders()} className={look}>
        {texts.seeOrders}
      </Anchor>
    )
  }
  return null
}
