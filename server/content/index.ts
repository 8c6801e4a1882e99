/** What staff wrote as HTML: made safe, and read into a document. */
export { cleanHtml } from './clean-html.ts'
export { documentOfHtml } from './html-to-document.ts'
export { takeOldContent, type OldContent } from './take-old-content.ts'
