import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { PharmaciesScreen } from '#web/backoffice/pharmacies/pharmacy-screen.tsx'
import { pharmacyTexts as texts } from '#web/backoffice/pharmacies/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = PharmaciesScreen
