import { cachedByTag } from '#server/platform/cached-by-tag.ts'
import { selectOldProvinces } from './queries.ts'

/** What a province of today was made of: codes of the three-level scheme. Looked up once, until units change. */
export const listOldProvinceIds = cachedByTag('location', selectOldProvinces)
