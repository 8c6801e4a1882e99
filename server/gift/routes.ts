import type { App } from '../platform/http/app.ts'

export function giftRoutes(app: App): void {
  void app
}
