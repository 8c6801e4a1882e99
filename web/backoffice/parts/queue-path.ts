import { lateDays, type QueueKey } from '#domain/backoffice/today/queues.ts'
import { addDays } from '#domain/kernel/dates.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { today } from '#web/state/clock.ts'

/** The list that a queue opens, narrowed to what waits. */
export function queuePath(key: QueueKey): string {
  switch (key) {
    case 'toConfirm':
      return backofficePaths.orders({ 'trang-thai': 'processing' })
    case 'late':
      return backofficePaths.orders({
        'trang-thai': 'processing',
        den: addDays(today(), -lateDays),
      })
    case 'toDeliver':
      return backofficePaths.orders({ 'trang-thai': 'shipping' })
    case 'lowStock':
      return backofficePaths.products({ 'ton-kho': 'low', 'hien-thi': 'yes' })
    case 'failedDeliveries':
      return backofficePaths.orders({ 'trang-thai': 'returning' })
    case 'cancelRequests':
      return backofficePaths.orders({ 'trang-thai': 'pre_cancel' })
    case 'returns':
      return backofficePaths.returnRequests({ 'trang-thai': 'received' })
    case 'chats':
      return backofficePaths.chats({ 'trang-thai': 'waiting' })
    case 'questions':
      return backofficePaths.questions()
    case 'reviews':
      return backofficePaths.reviews({ 'trang-thai': 'waiting' })
    case 'transfers':
      return backofficePaths.transfers({ 'trang-thai': 'unmatched' })
    case 'refunds':
      return backofficePaths.refunds({ 'trang-thai': 'byHand' })
    case 'cashDifferences':
      return backofficePaths.cashStatements({ 'trang-thai': 'different' })
    case 'contents':
      return backofficePaths.contents({ state: 'waiting' })
    case 'heldPrizes':
      return backofficePaths.gameWins({ 'trang-thai': 'held' })
    case 'latePrizes':
      return backofficePaths.gameWins({ han: 'late' })
    case 'games':
      return backofficePaths.games({ 'trang-thai': 'waiting' })
    case 'prices':
      return backofficePaths.pricePlans({ 'trang-thai': 'waiting' })
    case 'programmes':
      return backofficePaths.programmes({ 'trang-thai': 'drafts' })
    case 'promotions':
      return backofficePaths.promotions({ 'trang-thai': 'drafts' })
    case 'gifts':
      return backofficePaths.gifts({ 'trang-thai': 'drafts' })
    case 'campaigns':
      return backofficePaths.vouchers({ duyet: 'drafts' })
    case 'adjustments':
      return backofficePaths.adjustments({ 'trang-thai': 'waiting' })
    case 'counterfeits':
      return backofficePaths.counterfeits({ 'trang-thai': 'open' })
    case 'lateDataRequests':
      return backofficePaths.dataRequests({ viec: 'overdue' })
    case 'dataRequests':
      return backofficePaths.dataRequests({ 'trang-thai': 'open' })
    case 'failedJobs':
      return backofficePaths.jobs()
  }
}
