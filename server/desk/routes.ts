import { searchDesk as definition } from '#domain/desk/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { searchDesk } from './search/search-desk.ts'

/** What of the desk belongs to no part of the shop alone. */
export function deskRoutes(app: App): void {
  route(app, definition, searchDesk)
}
