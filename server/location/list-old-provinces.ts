import { remember } from '#server/platform/remember.ts'
import { selectOldProvinces } from './store.ts'

/** What a province of today was made of: codes of the three-level scheme. Looked up once, until units change. */
export const listOldProvinceIds = remember('location', selectOldProvinces)
