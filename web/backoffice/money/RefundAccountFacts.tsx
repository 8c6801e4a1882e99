import { formatDateTime } from '#domain/kernel/dates.ts'
import type { RefundAccountView } from '#domain/payment/backoffice/api.ts'
import { refundAccountLabels } from '#domain/payment/refund-account/states.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { useReachesPhones } from '../data/use-reaches-phones.ts'
import { channelTexts } from '../parts/channel-texts.ts'
import { accountTones } from './state-tones.ts'
import { moneyTexts } from './texts.ts'

const texts = moneyTexts.account

/** Whether the account of a refund is known, in a word, and what led there; of the number its last digits. */
export function RefundAccountFacts({ account }: { account: RefundAccountView }) {
  const { state, bank, tail } = account
  // A link that no channel takes is no question.
  const isUnheard = !useReachesPhones() && state === 'asked'
  if (state === 'unneeded') return null
  const details = isUnheard ? texts.unheard : detailsOf(account)
  return (
    <span className="block">
      <Badge tone={accountTones[state]}>
        {isUnheard ? channelTexts.none : refundAccountLabels[state]}
      </Badge>
      {bank && tail && (
        <span className="tabular mt-1 block whitespace-nowrap">
          {bank} ••••{tail}
        </span>
      )}
      {details && <span className="block text-sm text-ink-3 wrap-anywhere">{details}</span>}
    </span>
  )
}

function detailsOf(account: RefundAccountView): string {
  const { state, note, asks_left: left } = account
  if (state === 'asked' && account.asked_at) {
    return texts.askedTimes(shortTime(account.asked_at), left)
  }
  if (state === 'paying' && account.paying_by && account.paying_at) {
    return texts.payingBy(account.paying_by, shortTime(account.paying_at))
  }
  if (account.given_by && account.given_at) {
    const given = texts.givenBy(account.given_by, shortTime(account.given_at))
    return note ? `${given} · ${note}` : given
  }
  return ''
}

/** `09:30 22/11`. */
export function shortTime(at: string): string {
  return formatDateTime(at).slice(0, 11)
}
