import { MenuOrderScreen } from '#web/backoffice/shelf/MenuOrderScreen.tsx'
import { menuOrderTexts as texts } from '#web/backoffice/shelf/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = MenuOrderScreen
