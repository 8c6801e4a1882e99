import * as desk from '#domain/customer/backoffice/api.ts'
import { findCaller as findCallerDefinition } from '#domain/customer/backoffice/caller-api.ts'
import * as sections from '#domain/customer/backoffice/sections.ts'
import { route, type App } from '../platform/http/app.ts'
import { mayBeBehind } from '../platform/http/standby-reads.ts'
import { endCustomerSession, tagCustomer } from './change-customer.ts'
import { findCaller } from './find-caller.ts'
import { getCustomer, listCustomers, listCustomerTags, listLooks } from './list-customers.ts'
import { addCustomerNote, removeCustomerNote } from './notes.ts'
import { openCustomer, openCustomerOfTask } from './open-customer.ts'
import { getCustomerAccount, listCustomerContacts, listCustomerLooks } from './sections/account.ts'
import { getCustomerOverview, listCustomerOrders } from './sections/overview.ts'
import {
  listCustomerBenefits,
  listCustomerCodes,
  listCustomerPoints,
} from './sections/programme.ts'

export function customerRoutes(app: App): void {
  route(app, desk.listCustomers, listCustomers)
  route(app, desk.listCustomerTags, listCustomerTags)
  route(app, desk.getCustomer, getCustomer)
  route(app, findCallerDefinition, findCaller)
  route(app, desk.openCustomer, openCustomer)
  route(app, desk.openCustomerOfTask, openCustomerOfTask)
  route(app, desk.addCustomerNote, addCustomerNote)
  route(app, desk.removeCustomerNote, removeCustomerNote)
  route(app, desk.tagCustomer, tagCustomer)
  route(app, desk.endCustomerSession, endCustomerSession)
  route(app, mayBeBehind(desk.listLooks), listLooks)
  route(app, sections.getCustomerOverview, getCustomerOverview)
  route(app, sections.listCustomerOrders, listCustomerOrders)
  route(app, sections.listCustomerPoints, listCustomerPoints)
  route(app, sections.listCustomerBenefits, listCustomerBenefits)
  route(app, sections.listCustomerCodes, listCustomerCodes)
  route(app, sections.listCustomerContacts, listCustomerContacts)
  route(app, sections.getCustomerAccount, getCustomerAccount)
  route(app, sections.listCustomerLooks, listCustomerLooks)
}
