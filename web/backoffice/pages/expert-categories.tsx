import { ExpertCategoriesScreen } from '#web/backoffice/experts/category-screen.tsx'
import { expertCategoryScreenTexts as texts } from '#web/backoffice/experts/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = ExpertCategoriesScreen
