import { PhoneOrderScreen } from '#web/backoffice/orders/phone/PhoneOrderScreen.tsx'
import { phoneOrderTexts as texts } from '#web/backoffice/orders/phone/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = PhoneOrderScreen
