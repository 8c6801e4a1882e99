import type { Output } from '#domain/contract.ts'
import type * as api from '#domain/counter/api.ts'
import { counterTexts } from '#domain/counter/texts.ts'
import { Refusal } from '#domain/errors.ts'

// Games of the pharmacy area come with their campaigns; no pharmacy has one yet, and each call says so.

export async function getPharmacyWheel(): Promise<Output<typeof api.getPharmacyWheel>> {
  throw new Refusal('notFound', { message: counterTexts.noWheel })
}

export async function checkPharmacyWheel(): Promise<Output<typeof api.checkPharmacyWheel>> {
  return { spins_left: 0, reason: counterTexts.noWheel }
}

export async function submitGameResult(): Promise<Output<typeof api.submitGameResult>> {
  throw new Refusal('notFound', { message: counterTexts.noGame })
}
