import { SubCategoriesScreen } from '#web/backoffice/shelf/sub-category-screen.tsx'
import { subCategoryScreenTexts as texts } from '#web/backoffice/shelf/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = SubCategoriesScreen
