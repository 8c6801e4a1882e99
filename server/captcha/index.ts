/** Telling people from robots before something costly happens. */
export { verifyCaptcha } from './verify-captcha.ts'
