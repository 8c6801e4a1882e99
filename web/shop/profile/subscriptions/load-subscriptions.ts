import { listSubscriptions } from '#domain/subscription/api.ts'
import { memberLoader } from '../member-loader.ts'

export const loadSubscriptions = memberLoader((api) => api.call(listSubscriptions, {}))
