import type { TrackingLinks } from '#domain/shipping/tracking.ts'
import type { Context } from '#server/context.ts'
import { addSetting } from '#server/settings/index.ts'

/** The demo's parcels are followed at the courier simulator; what staff have chosen stays. */
export async function loadTrackingLinks({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await addSetting(db, 'trackingLinks', simulated, clock.now())
}

const simulator = '/dev/courier/{code}/'
const simulated: TrackingLinks = { own: simulator, viettelPost: simulator, vnPost: simulator }
