import { listArticles } from '#domain/publishing/api.ts'
import { rulesOf } from '#web/form/field-rules.ts'

export const maxArticleSearchLength = rulesOf(listArticles.input.shape.search).maxLength
