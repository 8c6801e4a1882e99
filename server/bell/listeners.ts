import type { Listeners } from '../platform/jobs/work.ts'
import { ringBell } from './ring.ts'
import { tellDevices } from './tell-devices.ts'

export const bellListeners: Listeners = {
  'staff.event': { ringBell: (ctx, { eventId }) => ringBell(ctx, Number(eventId)) },
  'staff.rung': {
    tellDevices: (ctx, { notificationId }) => tellDevices(ctx, Number(notificationId)),
  },
}
