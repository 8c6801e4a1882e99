import * as api from '#domain/opening/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { changeOpening, getOpening } from './change-opening.ts'
import { makeFirstShelf } from './make-first-shelf.ts'

/** What stands between a new shop and its first buyer. */
export function openingRoutes(app: App): void {
  route(app, api.getOpening, getOpening)
  route(app, api.changeOpening, changeOpening)
  route(app, api.makeFirstShelf, makeFirstShelf)
}
