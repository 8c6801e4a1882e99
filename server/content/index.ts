export { cleanHtml } from './clean-html.ts'
export { saveStaticPages, type PageDraft } from './save-static-pages.ts'
export { findPopupOffer, findStartedPromotion } from './store.ts'
