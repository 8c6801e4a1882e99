import * as api from '#domain/review/api.ts'
import * as backofficeApi from '#domain/review/backoffice/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { mayBeBehind } from '../platform/http/standby-reads.ts'
import { answerReview, hideReview, showReview, showReviews } from './backoffice/moderate.ts'
import { countReviews, getReview, listReviews } from './backoffice/read-reviews.ts'
import { listOwnReviews } from './list-own-reviews.ts'
import { listProductReviews } from './list-product-reviews.ts'
import { photoRoutes } from './photo-routes.ts'
import { changeReview, ensureOwnLine, withdrawReview, writeReview } from './write-review.ts'

export function reviewRoutes(app: App): void {
  route(app, api.listProductReviews, listProductReviews)
  route(app, api.listOwnReviews, listOwnReviews)
  route(app, api.writeReview, writeReview, ensureOwnLine)
  route(app, api.changeReview, changeReview, ensureOwnLine)
  route(app, api.withdrawReview, withdrawReview)
  route(app, mayBeBehind(backofficeApi.listReviews), listReviews)
  route(app, mayBeBehind(backofficeApi.countReviews), countReviews)
  route(app, backofficeApi.getReview, getReview)
  route(app, backofficeApi.showReview, showReview)
  route(app, backofficeApi.hideReview, hideReview)
  route(app, backofficeApi.answerReview, answerReview)
  route(app, backofficeApi.showReviews, showReviews)
  photoRoutes(app)
}
