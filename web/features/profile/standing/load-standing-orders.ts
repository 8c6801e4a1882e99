import { listStandingOrders } from '#domain/replenish/api.ts'
import { memberLoader } from '../member-loader.ts'

export const loadStandingOrders = memberLoader((api) => api.call(listStandingOrders, {}))
