import * as api from '#domain/vaccine/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { hasVaccineShop, listVaccineCenters } from './list-centers.ts'
import { listVaccineDistricts, listVaccineProvinces, listVaccineWards } from './list-units.ts'

export function vaccineRoutes(app: App): void {
  route(app, api.hasVaccineShop, hasVaccineShop)
  route(app, api.listVaccineCenters, listVaccineCenters)
  route(app, api.listVaccineProvinces, listVaccineProvinces)
  route(app, api.listVaccineDistricts, listVaccineDistricts)
  route(app, api.listVaccineWards, listVaccineWards)
}
