import * as api from '#domain/membership/api.ts'
import { tryEarning as tryEndpoint } from '#domain/membership/backoffice/try-earning.ts'
import { route, type App } from '../platform/http/app.ts'
import { tryEarning } from './backoffice/try-earning.ts'
import { checkCode } from './check-code.ts'
import { estimatePoints } from './estimate-points.ts'
import { exchangeVoucher } from './exchange-voucher.ts'
import { getPointsBalance } from './get-balance.ts'
import { getMemberCard } from './get-member-card.ts'
import { getMembership } from './get-membership.ts'
import { listPointHistory } from './list-point-history.ts'
import * as requests from './request-earn-point.ts'
import { searchCustomer } from './search-customer.ts'

export function membershipRoutes(app: App): void {
  route(app, api.getMembership, getMembership)
  route(app, api.getPointsBalance, getPointsBalance)
  route(app, api.getMemberCard, getMemberCard)
  route(app, api.listPointHistory, listPointHistory)
  route(app, api.checkCode, checkCode)
  route(app, api.earnWithCode, requests.earnWithCode)
  route(app, api.earnWithVoucher, requests.earnWithVoucher)
  route(app, api.earnWithCodes, requests.earnWithCodes)
  route(app, api.pharmacyEarn, requests.pharmacyEarn)
  route(app, api.pharmacyEarnWithVoucher, requests.pharmacyEarnWithVoucher)
  route(app, api.pharmacyEarnWithCodes, requests.pharmacyEarnWithCodes)
  route(app, api.exchangeVoucher, exchangeVoucher)
  route(app, api.estimatePoints, estimatePoints)
  route(app, api.searchCustomer, searchCustomer)
  route(app, tryEndpoint, tryEarning)
}
