import { z } from 'zod'
import { emailField, fullNameField, optionalEmailField } from '#domain/kernel/fields.ts'
import { genderField, type genders } from '#domain/identity/fields.ts'
import type { User } from '#domain/identity/api.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { typedBirthday } from './birthday.ts'

type Gender = (typeof genders)[number]

/** What a member tells of themselves, as a form holds it. */
export interface Person {
  full_name: string
  gender: Gender | null
  /** As typed: `25/08/1980`. */
  birthday: string
  email: string
  job: string
  healths: readonly number[]
}

export const nobody: Person = {
  full_name: '',
  gender: null,
  birthday: '',
  email: '',
  job: '',
  healths: [],
}

/** The e-mail may be left out of the profile later. */
export const profileSchema = z.object({
  full_name: fullNameField,
  // Nothing is chosen beforehand.
  gender: genderField as unknown as z.ZodType<Gender, Gender | null>,
  birthday: typedBirthday,
  email: optionalEmailField as z.ZodType<string | undefined, string>,
  job: z.string(),
  healths: z.custom<readonly number[]>(),
})
export const registrationSchema = profileSchema.extend({ email: emailField })

/** Of a form that asks more than that. */
export function personIn({ full_name, gender, birthday, email, job, healths }: Person): Person {
  return { full_name, gender, birthday, email, job, healths }
}

export function personOf(user: User): Person {
  return {
    full_name: user.full_name,
    gender: user.gender ?? null,
    birthday: user.birthday ? formatDate(user.birthday) : '',
    email: user.email ?? '',
    job: user.job_id ? String(user.job_id) : '',
    healths: user.healths,
  }
}

/** The same as the API takes it; only after the rules found nothing wrong. */
export function wirePerson({ full_name, gender, birthday, email, job, healths }: Person) {
  return {
    full_name: fullNameField.parse(full_name),
    gender: genderField.parse(gender),
    birthday: typedBirthday.parse(birthday),
    email: email.trim(),
    job_id: job ? Number(job) : null,
    healths: [...healths],
  }
}
