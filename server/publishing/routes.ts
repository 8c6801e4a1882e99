import * as api from '#domain/publishing/backoffice/api.ts'
import * as releases from '#domain/publishing/releases/backoffice.ts'
import * as claims from '#domain/publishing/claim-rules/api.ts'
import * as shown from '#domain/publishing/api.ts'
import * as ofExperts from '#domain/publishing/experts/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { mayBeBehind } from '../platform/http/standby-reads.ts'
import { endAsOf, getAsOf, setAsOf } from './as-of.ts'
import { keepRevision, restoreRevision, saveDraft } from './drafts.ts'
import { addContent, archiveContent, renameContent } from './items.ts'
import { listContent } from './list-content.ts'
import { listUses } from './list-uses.ts'
import { previewRevision } from './preview.ts'
import { publishRevision, stopPublication } from './publications.ts'
import { getContent, getRevision } from './read-content.ts'
import { serveArticleCategories } from './article-names/categories.ts'
import { serveArticleTags } from './article-names/tags.ts'
import { getArticle } from './articles/get-article.ts'
import {
  listArticleCategories,
  listArticles,
  listContentChoices,
  listTags,
} from './articles/list-articles.ts'
import { serveExpertCategories } from './experts/expert-categories.ts'
import { serveExperts } from './experts/experts.ts'
import { getAnswer } from './experts/get-answer.ts'
import {
  listAnswers,
  listConsultants,
  listExpertCategories,
  listExperts,
} from './experts/list-answers.ts'
import { openProductContent } from './products/open-product.ts'
import { getContentPreview } from './get-preview.ts'
import { serveLeads } from './landing/leads.ts'
import { leaveLead } from './landing/leave-lead.ts'
import { getLandingPage } from './landing/get-landing-page.ts'
import { serveReleases } from './releases/backoffice.ts'
import { approveRelease, stopRelease } from './releases/move-release.ts'
import { getClaimRules, saveClaimRules, tryClaimRules } from './claims/claim-rules.ts'
import { reviewRevision } from './reviews.ts'
import * as places from '#domain/publishing/places/api.ts'
import { listBanners } from './places/banners.ts'
import { getPopup, listPopupActions } from './places/popups.ts'
import { getPromotion, listPromotions } from './places/promotions.ts'
import { listMissingPages } from './places/missing-pages.ts'
import { getStaticPage } from './places/static-pages.ts'

export function publishingRoutes(app: App): void {
  serveArticleCategories(app)
  serveArticleTags(app)
  serveLeads(app)
  route(app, mayBeBehind(api.listContent), listContent)
  route(app, api.listUses, listUses)
  route(app, api.listContentChoices, listContentChoices)
  route(app, api.getContent, getContent)
  route(app, api.openProductContent, openProductContent)
  route(app, api.addContent, addContent)
  route(app, api.saveDraft, saveDraft)
  route(app, api.keepRevision, keepRevision)
  route(app, api.getRevision, getRevision)
  route(app, api.restoreRevision, restoreRevision)
  route(app, api.reviewRevision, reviewRevision)
  route(app, api.publishRevision, publishRevision)
  route(app, api.stopPublication, stopPublication)
  route(app, api.renameContent, renameContent)
  route(app, api.archiveContent, archiveContent)
  route(app, api.previewRevision, previewRevision)
  route(app, api.setAsOf, setAsOf)
  route(app, shown.getAsOf, getAsOf)
  route(app, shown.endAsOf, endAsOf)
  route(app, claims.getClaimRules, getClaimRules)
  route(app, claims.tryClaimRules, tryClaimRules)
  route(app, claims.saveClaimRules, saveClaimRules)
  serveReleases(app)
  route(app, releases.approveRelease, approveRelease)
  route(app, releases.stopRelease, stopRelease)
  route(app, shown.listArticleCategories, listArticleCategories)
  route(app, shown.listTags, listTags)
  route(app, shown.listArticles, listArticles)
  route(app, shown.getArticle, getArticle)
  route(app, shown.getLandingPage, getLandingPage)
  serveExperts(app)
  serveExpertCategories(app)
  route(app, ofExperts.listExperts, listExperts)
  route(app, ofExperts.listExpertCategories, listExpertCategories)
  route(app, ofExperts.listAnswers, listAnswers)
  route(app, ofExperts.getAnswer, getAnswer)
  route(app, ofExperts.listConsultants, listConsultants)
  route(app, shown.getContentPreview, getContentPreview)
  route(app, places.listBanners, listBanners)
  route(app, places.getStaticPage, getStaticPage)
  route(app, places.listMissingPages, listMissingPages)
  route(app, places.listPromotions, listPromotions)
  route(app, places.getPromotion, getPromotion)
  route(app, places.getPopup, getPopup)
  route(app, places.listPopupActions, listPopupActions)
  route(app, shown.leaveLead, leaveLead)
}
