import type { BellKind } from '#domain/bell/kinds.ts'
import { backofficePaths as paths } from '#web/backoffice/paths.ts'

/** Where the record is that a line tells of; a list where it has no page of its own. */
export function bellPath({ kind, subject }: { kind: BellKind; subject: string }): string {
  switch (kind) {
    case 'chatAssigned':
      return paths.chat(subject)
    case 'questionAssigned':
      return paths.question(subject)
    case 'counterfeitAssigned':
    case 'counterfeitNew':
      return paths.counterfeit(subject)
    case 'dataRequestAssigned':
    case 'dataRequestDue':
      return paths.dataRequest(subject)
    case 'priceWaits':
    case 'priceApproved':
    case 'priceRefused':
      return paths.pricePlan(subject)
    case 'programmeWaits':
    case 'programmeApproved':
    case 'programmeRefused':
      return paths.programme(subject)
    case 'promotionWaits':
    case 'promotionApproved':
    case 'promotionRefused':
      return paths.promotion(subject)
    case 'giftWaits':
    case 'giftApproved':
    case 'giftRefused':
      return paths.gift(subject)
    case 'campaignWaits':
    case 'campaignApproved':
    case 'campaignRefused':
      return paths.voucher(subject)
    case 'adjustmentWaits':
    case 'adjustmentApproved':
    case 'adjustmentRefused':
      return paths.adjustment(subject)
    case 'gameWaits':
    case 'gameApproved':
    case 'gameRefused':
      return paths.game(subject)
    case 'contentWaits':
    case 'contentApproved':
    case 'contentRefused':
      return paths.content(subject)
    case 'exportDone':
    case 'exportFailed':
      return paths.exports()
    case 'bulkDone':
    case 'bulkStopped':
      return paths.bulkJob(subject)
    case 'stockLow':
      return paths.product(subject)
    case 'transferWaits':
      return paths.transfers({ 'trang-thai': 'unmatched' })
    case 'refundWaits':
      return paths.refunds({ 'trang-thai': 'byHand' })
    case 'cashDiffers':
      return paths.cashStatement(subject)
    case 'deadLetter':
      return paths.jobs()
    case 'codesAlarm':
      return paths.messages({ xem: 'kenh' })
    case 'webhookPaused':
      return paths.partner(subject)
  }
}
