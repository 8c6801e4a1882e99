import type { Context } from '#server/context.ts'
import { addSetting } from '#server/settings/index.ts'

/**
 * The demo asks for consent to the letter of the specification; a shop that opens does not (decision 0032). What
 * staff have chosen stays.
 */
export async function loadRegistration({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await addSetting(db, 'registrationNeedsConsent', true, clock.now())
}
