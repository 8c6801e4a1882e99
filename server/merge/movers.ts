import { chatMover } from '../chat/index.ts'
import { counterMover } from '../counter/index.ts'
import { gameMover } from '../game/index.ts'
import { genuineMover } from '../genuine/index.ts'
import { giftMover } from '../gift/index.ts'
import { memberPlaces } from '../identity/index.ts'
import { accountPlaces } from '../loyalty/index.ts'
import { orderMover } from '../order/index.ts'
import type { PersonMover } from '../platform/person-mover.ts'
import { purchaseMover } from '../purchase/index.ts'
import { questionMover } from '../question/index.ts'
import { reviewMover } from '../review/index.ts'
import { subscriptionMover } from '../subscription/index.ts'
import { surveyMover } from '../survey/index.ts'
import { voucherMover } from '../voucher/index.ts'

/** In the order of docs/rules/locking.md: what is locked before memberships, and what after them. */
export const movers = {
  beforeAccounts: [subscriptionMover, orderMover, genuineMover],
  afterAccounts: [
    giftMover,
    voucherMover,
    surveyMover,
    counterMover,
    gameMover,
    purchaseMover,
    questionMover,
    reviewMover,
    chatMover,
  ],
} satisfies Record<string, readonly PersonMover[]>

/** What modules that know nothing of merges keep of a person, and why it stays. */
const others: PersonMover = {
  byHand: [
    'customer.phone',
    'customer.member_id',
    'customer_note.customer_id',
    // These four by the database, when the merge is done.
    'cohort_order.customer_id',
    'cohort_buyer.customer_id',
    'cohort_buyer_month.customer_id',
    'cohort_gap.customer_id',
    'data_request.customer_id',
    'known_browser.phone',
    'one_time_code.phone',
    'otp_session_key.phone',
  ],
  left: {
    'customer_look.customer_id': 'who looked at whom is only added to',
    'asked_phones.phones': 'sums of a day, of no person',
    'content_lead.phone': 'left with a form, of no account; goes by its own time',
    'employee_phone.phone': 'the list of the company; forbids a merge',
    'employee_incentive.phone': "the employee's turn, counted by employee",
    'idempotency_key.member_id': 'the key of one request, gone after a day',
    'message.member_id': 'what was sent, gone after 180 days',
    'person_merge.from_customer': 'the record of the merge itself',
    'person_merge.to_customer': 'the record of the merge itself',
    'person_merge.from_phone': 'the record of the merge itself',
    'person_merge.to_phone': 'the record of the merge itself',
    'person_merge_phone.phone': 'the turn of a merge, free when it ends',
    'drugstore.phone': 'a pharmacy, not a person',
    'drugstore.public_phone': 'a pharmacy, not a person',
    'vaccine_center.phone': 'a centre, not a person',
    'game_dossier.contact_phone': 'of the shop, for the authority',
  },
}

/** Every column that names a person, and whether it moves; a test compares it with the database. */
export function placesOfPeople(): { moved: string[]; left: Record<string, string> } {
  const all: PersonMover[] = [
    ...movers.beforeAccounts,
    ...movers.afterAccounts,
    memberPlaces,
    accountPlaces,
    others,
  ]
  return {
    moved: all.flatMap(({ columns = {}, byHand = [] }) => [...Object.keys(columns), ...byHand]),
    left: Object.assign({}, ...all.map(({ left = {} }) => left)) as Record<string, string>,
  }
}
