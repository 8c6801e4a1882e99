import { VoucherCampaignsScreen } from '#web/backoffice/vouchers/campaign-screen.tsx'
import { voucherTexts as texts } from '#web/backoffice/vouchers/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = VoucherCampaignsScreen
