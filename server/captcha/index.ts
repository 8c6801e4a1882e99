/** Telling people from robots before something costly happens. */
export { captchaOriginsOf } from './origins.ts'
export { isSecretWrong } from './probe-secret.ts'
export { judgeEarly, verifyCaptcha, type JudgedProof } from './verify-captcha.ts'
