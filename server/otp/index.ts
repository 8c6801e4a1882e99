/** One-time codes: sending and using them. */
export type { CodeFor } from './code-for.ts'
export { sendCode } from './send-code.ts'
export { tryCode, useCode } from './use-code.ts'
export { isLiveSessionKey, issueSessionKey, takeSessionKey } from './session-key.ts'
export { forgetCodes } from './queries.ts'
export { voidCodesOf } from './move-person.ts'
export { forgetBrowsers, forgetOldBrowsers } from './browser-queries.ts'
export { browserHash, isKnown, rememberBrowser, type Asker } from './known-browser.ts'
