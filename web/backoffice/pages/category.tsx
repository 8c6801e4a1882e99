import { CategoryScreen } from '#web/backoffice/shelf/category-screen.tsx'
import { categoryScreenTexts as texts } from '#web/backoffice/shelf/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = CategoryScreen
