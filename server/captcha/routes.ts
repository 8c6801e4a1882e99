import * as api from '#domain/captcha/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { getChallenge } from './get-challenge.ts'

export function captchaRoutes(app: App): void {
  route(app, api.getCaptchaChallenge, getChallenge)
}
