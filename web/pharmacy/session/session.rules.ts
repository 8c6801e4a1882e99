import { z } from 'zod'
import { changePharmacyPassword } from '#domain/pharmacy/api.ts'
import { pharmacyRuleTexts } from '#domain/pharmacy/texts.ts'
import { loginStaff } from '#domain/staff/api.ts'
import { plainFormOf } from '#web/form/plain-form.ts'
import { loginTexts as texts } from './texts.ts'

const login = loginStaff.input.shape
const change = changePharmacyPassword.input.shape

export const loginForm = plainFormOf(
  z.object({
    username: login.username.min(1, pharmacyRuleTexts.usernameRequired),
    password: login.password.refine(Boolean, pharmacyRuleTexts.passwordRequired),
  }),
)

export const passwordForm = plainFormOf(
  z.object({
    old_password: change.old_password.refine(Boolean, texts.oldMissing),
    password: change.password,
    repeat: z.string().min(1, texts.repeatDiffers),
    totp: z.string(),
  }),
)
